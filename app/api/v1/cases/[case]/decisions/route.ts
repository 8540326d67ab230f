import { errorResponse } from '@/app/api/_http/answer-error';
import { defineRoute } from '@/app/api/_http/route';
import { readCase } from '@/lib/data/cases/read-case';
import { decisionRequestSchema, recordDecision } from '@/lib/data/cases/record-decision';
import { Refusal } from '@/lib/domain/errors';

export const POST = defineRoute({
  body: decisionRequestSchema,
  answer: async ({ actor, params, body }) => {
    const id = params.case ?? '';
    try {
      await recordDecision(actor, id, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
      const state = await readCase(actor, id).catch(() => null);
      return errorResponse(409, 'conflict', error.message, error.details, { state });
    }
    return readCase(actor, id);
  },
});
