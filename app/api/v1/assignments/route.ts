import { defineRoute } from '@/app/api/_http/route';
import { listQuery } from '@/app/api/_contract/schemas';
import { listOwnAssignments } from '@/lib/data/assignments/list-own-assignments';

export const GET = defineRoute({
  query: listQuery,
  answer: ({ actor, query }) => listOwnAssignments(actor, query),
});
