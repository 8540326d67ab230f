'use server';

import { z } from 'zod';
import { addExamples, addPracticeText, takeOutText } from '../data/practice/add-texts';
import { openAnswer } from '../data/practice/open-answer';
import { startPractice as start } from '../data/practice/start-practice';
import { tryAgain as reopen } from '../data/practice/try-again';
import { defineAction } from './define-action';

const id = z.string().max(100);
/** As texts are kept: no NUL, no half of a character. */
const words = z
  .string()
  .max(100_000, 'A text of practice is short: at most 100,000 characters.')
  .refine(
    (text) => !/\p{Surrogate}/u.test(text) && !text.includes('\0'),
    'This is no readable text.',
  );
const projectKey = z.object({ projectId: id });
const textKey = projectKey.extend({ snippetId: id });

export const startWithExamples = defineAction(projectKey, (actor, { projectId }) =>
  addExamples(actor, projectId),
);

export const addText = defineAction(
  projectKey.extend({
    name: z.string().trim().min(1, 'A text needs a name.').max(200),
    material: z.string().trim().max(200),
    text: words.refine((text) => text.trim() !== '', 'Put the text in.'),
    ann: words.nullable(),
  }),
  (actor, { projectId, material, ...upload }) =>
    addPracticeText(actor, projectId, { ...upload, material: material === '' ? null : material }),
);

export const markAnswer = defineAction(textKey, (actor, { projectId, snippetId }) =>
  openAnswer(actor, projectId, snippetId),
);

export const takeOut = defineAction(textKey, (actor, { projectId, snippetId }) =>
  takeOutText(actor, projectId, snippetId),
);

export const startPractice = defineAction(projectKey, (actor, { projectId }) =>
  start(actor, projectId),
);

export const tryAgain = defineAction(z.object({ assignmentId: id }), (actor, { assignmentId }) =>
  reopen(actor, assignmentId),
);
