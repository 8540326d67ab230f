import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { definePage } from '@/app/_pages/define-page';
import { EmptyQueue } from '@/components/overview/empty-queue';
import { findLastTouched } from '@/lib/data/assignments/find-last-touched';
import { listQueue } from '@/lib/data/assignments/list-queue';

export const metadata: Metadata = { title: 'Annotate' };

/** Goes on where the person was; else to the first snippet that is not finished, or to the first. */
export default definePage('/projects/[project]/annotate', async ({ actor, params }) => {
  const queue = await listQueue(actor, params.project);
  const last = await findLastTouched(actor, params.project);
  const isToDo = (status: string) => status === 'open' || status === 'inProgress';
  const next =
    queue.find(({ id, status }) => id === last && isToDo(status)) ??
    queue.find(({ status }) => status !== 'finished') ??
    queue[0];
  if (next === undefined) return <EmptyQueue projectId={params.project} />;
  redirect(
    `/projects/${encodeURIComponent(params.project)}/annotate/${encodeURIComponent(next.id)}`,
  );
});
