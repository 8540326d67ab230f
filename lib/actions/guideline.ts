'use server';

import { z } from 'zod';
import { markGuidelineRead } from '../data/projects/guideline-shelf';
import { publishGuideline } from '../data/projects/publish-guideline';
import { findSentences } from '../data/snippets/find-sentences';
import { defineAction } from './define-action';

export const markAsRead = defineAction(
  z.object({ projectId: z.string().max(100), version: z.int().min(1) }),
  (actor, { projectId, version }) => markGuidelineRead(actor, projectId, version),
);

export const publishGuidelineVersion = defineAction(
  z.object({
    projectId: z.string().max(100),
    base: z.int().min(1),
    text: z.string().max(500_000, 'The guideline is longer than 500,000 characters.'),
    appliesToUnbegun: z.boolean(),
  }),
  (actor, { projectId, ...guideline }) => publishGuideline(actor, projectId, guideline),
);

export const searchSentences = defineAction(
  z.object({
    projectId: z.string().max(100),
    words: z.string().trim().min(1, 'Which words?').max(200),
  }),
  (actor, { projectId, words }) => findSentences(actor, projectId, words),
);
