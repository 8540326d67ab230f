import { casesQuery } from '@/app/api/_contract/schemas';
import { defineRoute } from '@/app/api/_http/route';
import { listCasesWithReadings } from '@/lib/data/cases/list-cases-with-readings';

export const GET = defineRoute({
  query: casesQuery,
  answer: ({ actor, params, query }) => listCasesWithReadings(actor, params.project ?? '', query),
});
