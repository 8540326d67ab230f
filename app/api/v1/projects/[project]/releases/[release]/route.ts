import { defineRoute } from '@/app/api/_http/route';
import { readRelease } from '@/lib/data/releases/read-releases';

export const GET = defineRoute({
  answer: ({ actor, params }) => readRelease(actor, params.project ?? '', params.release ?? ''),
});
