'use server';

import { z } from 'zod';
import { confirmValues, listValuesToCheck } from '../data/cases/value-checks';
import { defineAction } from './define-action';

/**
 * Confirms one value and answers what is still to be checked: gold is derived anew, so that other
 * spans of the same snippet have other ids afterwards.
 */
export const confirmGoldValues = defineAction(
  z.object({
    projectId: z.string().max(100),
    goldSpanId: z.string().max(100),
    /** Plain decimals, in the order of the text. */
    values: z.array(z.string().max(100)).max(100),
  }),
  async (actor, { projectId, goldSpanId, values }) => {
    await confirmValues(actor, projectId, goldSpanId, values);
    return listValuesToCheck(actor, projectId);
  },
);
