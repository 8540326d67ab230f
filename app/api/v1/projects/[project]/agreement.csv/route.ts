import { agreementQuery } from '@/app/api/_contract/schemas';
import { answerFile } from '@/app/api/_http/download';
import { defineRoute } from '@/app/api/_http/route';
import { exportAgreement } from '@/lib/data/agreement/export-agreement';

export const GET = defineRoute({
  query: agreementQuery,
  answer: async ({ actor, params, query }) =>
    answerFile('agreement.csv', await exportAgreement(actor, params.project ?? '', query)),
});
