import { defineRoute } from '@/app/api/_http/route';
import { readProjectView } from '@/lib/data/projects/project-view';

export const GET = defineRoute({
  answer: ({ actor, params }) => readProjectView(actor, params.project ?? ''),
});
