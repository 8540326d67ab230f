'use server';

import { z } from 'zod';
import { publishScheme } from '../data/projects/publish-scheme';
import { readSchemeEffect } from '../data/projects/read-scheme-effect';
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

/** What publishing it would do to gold; nothing is changed. */
export const previewSchemeEffect = defineAction(
  z.object({ projectId: z.string().max(100), scheme: labelSchemeSchema }),
  (actor, { projectId, scheme }) => readSchemeEffect(actor, projectId, scheme),
);
