import { importForm } from '@/app/api/_contract/schemas';
import { answerJson, defineRoute, readLimited } from '@/app/api/_http/route';
import { requestImport } from '@/lib/data/imports/request-import';
import { requireProject } from '@/lib/data/rights/require-project';
import { Refusal } from '@/lib/domain/errors';
import { enqueueJob } from '@/lib/jobs/queue';

/** Bytes of one upload. */
const uploadLimit = 256 * 1024 * 1024;

export const POST = defineRoute({
  answer: async ({ actor, params, request }) => {
    const project = params.project ?? '';
    // Before the bytes: nobody uploads where they may not.
    await requireProject(actor, 'manageProject', project);
    const form = await readForm(request);
    const given = [...form].filter(([, value]) => value !== '');
    const { file, ...fields } = importForm.parse(Object.fromEntries(given));
    const job = await requestImport(actor, project, {
      ...fields,
      fileName: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    await enqueueJob(job);
    return answerJson({ job: { id: job } }, 202);
  },
});

async function readForm(request: Request): Promise<FormData> {
  const bytes = await readLimited(request, uploadLimit);
  const type = request.headers.get('content-type') ?? '';
  try {
    return await new Response(bytes as BodyInit, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal('malformed', 'The body is not a multipart form.');
  }
}
