'use server';

import { z } from 'zod';
import { publishScheme } from '../data/projects/publish-scheme';
import { labelSchemeSchema } from '../domain/label-scheme/scheme';
import { defineAction } from './define-action';

export const publishSchemeVersion = defineAction(
  z.object({
    projectId: z.string().max(100),
    base: z.int().min(1),
    scheme: labelSchemeSchema,
  }),
  (actor, { projectId, ...scheme }) => publishScheme(actor, projectId, scheme),
);
