'use server';

import { z } from 'zod';
import { confirmValues } from '../data/cases/value-checks';
import { defineAction } from './define-action';

export const confirmGoldValues = defineAction(
  z.object({
    projectId: z.string().max(100),
    goldSpanId: z.string().max(100),
    /** Plain decimals, in the order of the text. */
    values: z.array(z.string().max(100)).max(100),
  }),
  (actor, { projectId, goldSpanId, values }) => confirmValues(actor, projectId, goldSpanId, values),
);
