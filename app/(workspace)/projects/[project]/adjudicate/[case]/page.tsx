import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { showQueue } from '../show-queue';

export const metadata: Metadata = { title: 'Adjudicate' };

/** One case, in its queue. */
export default definePage('/projects/[project]/adjudicate/[case]', ({ actor, params, search }) =>
  showQueue(actor, params.project, params.case, search),
);
