'use server';

import { z } from 'zod';
import { moveAssignments, previewMove } from '../data/plans/move-assignments';
import { createRound, previewRound } from '../data/plans/create-round';
import { makeProjectPlan, type PlanAnswer } from '../data/plans/make-project-plan';
import { planRequestSchema } from '../data/plans/plan-request';
import { renameRound } from '../data/plans/rename-round';
import { emailSchema } from '../data/users/email';
import { stratumNames } from '../domain/plan/strata';
import { defineAction } from './define-action';

const planSchema = planRequestSchema.extend({ projectId: z.string().max(100) });

/** What a screen shows of a plan: counts instead of the names of all snippets. */
export type PlanSummary = {
  readonly snippets: number;
  readonly folders: readonly (Omit<PlanAnswer['folders'][number], 'snippets'> & {
    readonly snippets: number;
  })[];
} & Pick<PlanAnswer, 'loads' | 'pairs' | 'warnings' | 'assignments'>;

export const previewPlan = defineAction(planSchema, async (actor, { projectId, ...plan }) =>
  summarise(await makeProjectPlan(actor, projectId, { ...plan, commit: false })),
);

export const commitPlan = defineAction(planSchema, async (actor, { projectId, ...plan }) =>
  summarise(await makeProjectPlan(actor, projectId, { ...plan, commit: true })),
);

function summarise({ folders, loads, pairs, warnings, assignments }: PlanAnswer): PlanSummary {
  return {
    snippets: folders.reduce((sum, { snippets }) => sum + snippets.length, 0),
    folders: folders.map((folder) => ({ ...folder, snippets: folder.snippets.length })),
    loads,
    pairs,
    warnings,
    ...(assignments === undefined ? {} : { assignments }),
  };
}

const moveSchema = z.object({
  projectId: z.string().max(100),
  from: emailSchema.nullable(),
  to: z.array(emailSchema).min(1, 'Choose who takes the snippets.').max(200),
  round: z.string().max(200).optional(),
  takesBegun: z.boolean(),
  seed: z.string().trim().min(1, 'Give a seed: any word or number.').max(200),
});

export const previewMovedWork = defineAction(moveSchema, (actor, { projectId, ...move }) =>
  previewMove(actor, projectId, move),
);

export const moveWorkAsShown = defineAction(
  moveSchema.extend({ token: z.string().max(100) }),
  (actor, { projectId, token, ...move }) => moveAssignments(actor, projectId, move, token),
);

const roundName = z.string().trim().min(1, 'A round needs a name.').max(200);

const sampleSchema = z.object({
  projectId: z.string().max(100),
  from: z.string().max(200),
  count: z.int().min(1, 'A round has at least one snippet.').max(1_000_000),
  strata: z.array(z.enum(stratumNames)).max(2),
  seed: z.string().trim().min(1, 'Give a seed: any word or number.').max(200),
});

export const previewNewRound = defineAction(sampleSchema, (actor, { projectId, ...sample }) =>
  previewRound(actor, projectId, sample),
);

export const makeRound = defineAction(
  sampleSchema.extend({ name: roundName }),
  (actor, { projectId, ...round }) => createRound(actor, projectId, round),
);

export const changeRoundName = defineAction(
  z.object({ projectId: z.string().max(100), round: z.string().max(200), name: roundName }),
  (actor, { projectId, round, name }) => renameRound(actor, projectId, round, name),
);
