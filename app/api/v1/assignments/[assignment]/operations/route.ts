import { errorResponse } from '@/app/api/_http/answer-error';
import { defineRoute } from '@/app/api/_http/route';
import { applyOperations } from '@/lib/data/assignments/apply-operations';
import { operationsRequestSchema } from '@/lib/domain/assignment/operation';

const staleMessage =
  'This snippet was changed from elsewhere. Nothing was applied; look at its state and send again.';

export const POST = defineRoute({
  body: operationsRequestSchema,
  answer: async ({ actor, params, body, request }) => {
    const result = await applyOperations(actor, params.assignment ?? '', body);
    const { applied, state } = result;
    if (result.kind === 'applied') {
      const { revision, at } = result;
      return isStateWanted(request) ? { revision, applied, at, state } : { revision, applied, at };
    }
    return errorResponse(409, 'conflict', staleMessage, [], {
      revision: state.revision,
      applied,
      state,
    });
  },
});

/** RFC 7240: a client that folds for itself need not be sent thousands of spans for each change. */
function isStateWanted(request: Request): boolean {
  return request.headers.get('prefer') !== 'return=minimal';
}
