import { progressQuery } from '@/app/api/_contract/schemas';
import { answerFile } from '@/app/api/_http/download';
import { defineRoute } from '@/app/api/_http/route';
import { exportProgress } from '@/lib/data/projects/export-progress';

export const GET = defineRoute({
  query: progressQuery,
  answer: async ({ actor, params, query }) =>
    answerFile('progress.csv', await exportProgress(actor, params.project ?? '', query.by)),
});
