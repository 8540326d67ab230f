import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { AnnotateClient } from '@/components/annotate/annotate-client';
import { listQueue } from '@/lib/data/assignments/list-queue';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';
import { readOwnPreferences } from '@/lib/data/users/preferences';
import { readAssignmentFrame } from '@/lib/data/assignments/read-assignment-frame';
import { readGuidelineShelf } from '@/lib/data/projects/guideline-shelf';

export const metadata: Metadata = { title: 'Annotate' };

/** The screen fills the window and moves between snippets by itself. */
export default definePage(
  '/projects/[project]/annotate/[assignment]',
  async ({ actor, params }) => {
    const [queue, frame, initial, guideline, preferences] = await Promise.all([
      listQueue(actor, params.project),
      readAssignmentFrame(actor, params.project, params.assignment),
      readOwnAssignment(actor, params.assignment),
      readGuidelineShelf(actor, params.project),
      readOwnPreferences(actor),
    ]);
    return (
      <AnnotateClient
        project={frame.project}
        roundName={frame.round}
        queue={queue}
        initial={initial}
        guideline={guideline}
        user={{ id: actor.userId, name: actor.name, email: actor.email }}
        preferences={preferences}
      />
    );
  },
);
