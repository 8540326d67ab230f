'use server';

import { z } from 'zod';
import { previewTable } from '../data/imports/preview-table';
import { columnMappingSchema, delimiterSchema } from '../domain/snippets/column-mapping';
import { headBytes } from '../domain/snippets/table-format';
import { defineAction } from './define-action';

export const previewRowsOfFile = defineAction(
  z.object({
    projectId: z.string().max(100),
    fileName: z.string().min(1).max(500),
    head: z.string().max(headBytes),
    isCut: z.boolean(),
    delimiter: delimiterSchema.nullable(),
    mapping: columnMappingSchema.nullable(),
  }),
  (actor, { projectId, ...draft }) => previewTable(actor, projectId, draft),
);
