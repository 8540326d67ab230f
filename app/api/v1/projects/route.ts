import { newProjectBody } from '@/app/api/_contract/schemas';
import { answerJson, defineRoute } from '@/app/api/_http/route';
import { createProject } from '@/lib/data/projects/create-project';
import { listProjectViews, readProjectView } from '@/lib/data/projects/project-view';

export const GET = defineRoute({
  answer: async ({ actor }) => ({ items: await listProjectViews(actor), nextCursor: null }),
});

export const POST = defineRoute({
  body: newProjectBody,
  answer: async ({ actor, body }) => {
    const id = await createProject(actor, body);
    return answerJson(await readProjectView(actor, id), 201);
  },
});
