'use server';

import { z } from 'zod';
import { setExclusions } from '../data/snippets/set-exclusions';
import { defineAction } from './define-action';

export const changeExclusions = defineAction(
  z.object({
    projectId: z.string().max(100),
    exclusions: z
      .array(
        z.object({
          snippetId: z.string().max(100),
          reason: z.string().trim().min(1, 'Say why the snippet is excluded.').max(500).nullable(),
        }),
      )
      .min(1)
      .max(1_000),
  }),
  (actor, { projectId, exclusions }) => setExclusions(actor, projectId, exclusions),
);
