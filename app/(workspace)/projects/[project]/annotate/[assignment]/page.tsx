import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { AnnotateClient } from '@/components/annotate/annotate-client';
import { listOwnFinishedTimes } from '@/lib/data/assignments/list-own-finished-times';
import { listQueue } from '@/lib/data/assignments/list-queue';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';
import { readOwnPreferences } from '@/lib/data/users/preferences';
import { readAssignmentFrame } from '@/lib/data/assignments/read-assignment-frame';
import { readPracticeFrame } from '@/lib/data/practice/read-practice-frame';
import { readGuidelineShelf } from '@/lib/data/projects/guideline-shelf';

export const metadata: Metadata = { title: 'Annotate' };

/** The screen fills the window and moves between snippets by itself. */
export default definePage(
  '/projects/[project]/annotate/[assignment]',
  async ({ actor, params }) => {
    const [practice, queue, frame, initial, guideline, preferences, finishedAt] = await Promise.all(
      [
        readPracticeFrame(actor, params.project),
        listQueue(actor, params.project),
        readAssignmentFrame(actor, params.project, params.assignment),
        readOwnAssignment(actor, params.assignment),
        readGuidelineShelf(actor, params.project),
        readOwnPreferences(actor),
        listOwnFinishedTimes(actor, params.project),
      ],
    );
    return (
      <AnnotateClient
        project={practice?.home ?? frame.project}
        practice={practice === null ? null : { id: params.project, answers: practice.answers }}
        roundName={frame.round}
        queue={queue}
        initial={initial}
        guideline={guideline}
        finishedAt={finishedAt}
        user={{ id: actor.userId, name: actor.name, email: actor.email }}
        preferences={preferences}
      />
    );
  },
);
