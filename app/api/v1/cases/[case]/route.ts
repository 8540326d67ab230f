import { defineRoute } from '@/app/api/_http/route';
import { readCase } from '@/lib/data/cases/read-case';

export const GET = defineRoute({
  answer: ({ actor, params }) => readCase(actor, params.case ?? ''),
});
