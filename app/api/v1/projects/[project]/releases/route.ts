import { newReleaseBody } from '@/app/api/_contract/schemas';
import { answerJson, defineRoute } from '@/app/api/_http/route';
import { listReleases } from '@/lib/data/releases/read-releases';
import { requestRelease } from '@/lib/data/releases/request-release';
import { enqueueJob } from '@/lib/jobs/queue';

export const GET = defineRoute({
  answer: async ({ actor, params }) => ({
    items: await listReleases(actor, params.project ?? ''),
    nextCursor: null,
  }),
});

export const POST = defineRoute({
  body: newReleaseBody,
  answer: async ({ actor, params, body }) => {
    const id = await requestRelease(actor, params.project ?? '', body);
    await enqueueJob(id);
    return answerJson({ job: { id } }, 202);
  },
});
