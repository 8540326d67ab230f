'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/button';
import { projectPath } from '@/components/shell/paths';
import { currentSheet } from '@/lib/stores/adjudicate-state';
import { useAdjudicate } from './adjudicate-context';
import { CaseHead } from './case-head';
import { CaseNotices } from './case-notices';
import { CaseWaiting } from './case-waiting';
import { fieldIds } from './field-ids';
import { LaneList } from './lane-list';

/** The case in the middle of the screen, or what stands in for it. */
export function CaseColumn({ projectId }: { readonly projectId: string }) {
  const sheet = useAdjudicate(currentSheet);
  const hasCase = useAdjudicate((state) => state.currentId !== null);
  return (
    <section
      id={fieldIds.case}
      tabIndex={-1}
      aria-label="Case"
      className="min-h-0 min-w-0 px-4 py-4 outline-none md:px-5 wide:overflow-y-auto"
    >
      {sheet !== null ? (
        <div key={sheet.id} className="mx-auto grid max-w-[56rem] gap-3">
          <CaseHead sheet={sheet} />
          <CaseNotices sheet={sheet} projectId={projectId} />
          {sheet.isComplete && <LaneList sheet={sheet} />}
        </div>
      ) : (
        <>
          <h1 className="sr-only">Adjudicate</h1>
          {hasCase ? <CaseWaiting projectId={projectId} /> : <NoCase projectId={projectId} />}
        </>
      )}
    </section>
  );
}

function NoCase({ projectId }: { readonly projectId: string }) {
  const hasRows = useAdjudicate((state) => state.rows.length > 0);
  const waiting = useAdjudicate(
    (state) => state.rows.filter(({ status }) => status === 'waiting').length,
  );
  return (
    <EmptyState
      title={hasRows ? 'Nothing waits for a decision' : 'No cases yet'}
      action={<ButtonLink href={projectPath(projectId)}>To the project</ButtonLink>}
    >
      {hasRows
        ? waiting > 0
          ? `${waiting} ${waiting === 1 ? 'case waits' : 'cases wait'} for a reading. They come up here when every reader has finished.`
          : 'Every case is settled: decided, or agreed by the readers themselves. Choose one on the left to look at it.'
        : 'A snippet becomes a case when its readers have finished. What they differ in is listed here, to be decided.'}
    </EmptyState>
  );
}
