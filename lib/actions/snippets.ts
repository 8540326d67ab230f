'use server';

import { z } from 'zod';
import { changeSnippets, previewChange, undoChange } from '../data/snippets/bulk-change';
import { changeFacts, readFacts } from '../data/snippets/edit-facts';
import { bulkChangeSchema, selectionSchema } from '../domain/snippets/bulk-act';
import { snippetFactsSchema } from '../domain/snippets/snippet-facts';
import { defineAction } from './define-action';

const id = z.string().max(100);

const seenSchema = z.object({
  name: z.string(),
  material: z.string().nullable(),
  identifier: z.string().nullable(),
  publisher: z.string().nullable(),
  institution: z.string().nullable(),
  year: z.int().nullable(),
  licence: z.string().nullable(),
  title: z.string().nullable(),
  url: z.string().nullable(),
});

const bulkSchema = z.object({
  projectId: id,
  selection: selectionSchema,
  change: bulkChangeSchema,
});

export const previewBulkChange = defineAction(
  bulkSchema,
  (actor, { projectId, selection, change }) => previewChange(actor, projectId, selection, change),
);

export const makeBulkChange = defineAction(
  bulkSchema.extend({ expected: z.int().min(0) }),
  (actor, { projectId, selection, change, expected }) =>
    changeSnippets(actor, projectId, selection, change, expected),
);

export const undoBulkChange = defineAction(
  z.object({ projectId: id, act: id }),
  (actor, { projectId, act }) => undoChange(actor, projectId, act),
);

export const openFacts = defineAction(
  z.object({ projectId: id, snippetId: id }),
  (actor, { projectId, snippetId }) => readFacts(actor, projectId, snippetId),
);

export const saveFacts = defineAction(
  z.object({ projectId: id, snippetId: id, seen: seenSchema, wanted: snippetFactsSchema }),
  (actor, { projectId, snippetId, seen, wanted }) =>
    changeFacts(actor, projectId, snippetId, seen, wanted),
);
