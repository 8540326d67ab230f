import { logQuery } from '@/app/api/_contract/schemas';
import { answerFile, streamOf } from '@/app/api/_http/download';
import { defineRoute } from '@/app/api/_http/route';
import { exportLog } from '@/lib/data/log/export-log';
import { requireProject } from '@/lib/data/rights/require-project';

export const GET = defineRoute({
  query: logQuery,
  answer: async ({ actor, params, query }) => {
    const projectId = params.project ?? '';
    // A stream has begun before it could be refused.
    await requireProject(actor, 'manageProject', projectId);
    return answerFile('log.csv', streamOf(exportLog(actor, projectId, query)));
  },
});
