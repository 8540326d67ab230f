import { answerFile, streamOf } from '@/app/api/_http/download';
import { defineRoute } from '@/app/api/_http/route';
import { openReleaseFile } from '@/lib/data/releases/read-releases';

export const GET = defineRoute({
  answer: async ({ actor, params }) => {
    const { project = '', release = '', file = '' } = params;
    const { size, sha256, chunks } = await openReleaseFile(actor, project, release, file);
    return answerFile(file, streamOf(chunks), {
      'content-length': String(size),
      etag: `"${sha256}"`,
    });
  },
});
