import { agreementQuery } from '@/app/api/_contract/schemas';
import { defineRoute } from '@/app/api/_http/route';
import { readAgreement } from '@/lib/data/agreement/read-agreement';

export const GET = defineRoute({
  query: agreementQuery,
  answer: ({ actor, params, query }) => readAgreement(actor, params.project ?? '', query),
});
