import { defineRoute } from '@/app/api/_http/route';
import { readJob } from '@/lib/data/jobs/jobs';

export const GET = defineRoute({
  answer: ({ actor, params }) => readJob(actor, params.job ?? ''),
});
