'use server';

import { z } from 'zod';
import { changeMergeRule, readRuleEffect } from '../data/projects/change-merge-rule';
import { mergeRules } from '../domain/adjudication/item';
import { defineAction } from './define-action';

const projectId = z.string().max(100);
const rule = z.enum(mergeRules);

/** Merges the readings by another rule from now on. */
export const chooseMergeRule = defineAction(
  z.object({ projectId, base: rule, rule }),
  (actor, { projectId: project, ...change }) => changeMergeRule(actor, project, change),
);

/** What choosing it would do to cases and gold; nothing is changed. */
export const previewMergeRule = defineAction(
  z.object({ projectId, rule }),
  (actor, { projectId: project, rule: other }) => readRuleEffect(actor, project, other),
);
