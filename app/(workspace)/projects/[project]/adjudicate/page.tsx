import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { showQueue } from './show-queue';

export const metadata: Metadata = { title: 'Adjudicate' };

/** The queue, on the first case to decide. */
export default definePage('/projects/[project]/adjudicate', ({ actor, params, search }) =>
  showQueue(actor, params.project, null, search),
);
