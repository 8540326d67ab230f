'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { projectPath } from '@/components/shell/paths';
import { needsConfirmation } from '@/lib/stores/adjudicate-case';
import { labelOf, type Choice } from '@/lib/stores/adjudicate-choice';
import { isToDecide } from '@/lib/stores/adjudicate-queue';
import { currentRow } from '@/lib/stores/adjudicate-state';
import { indexText, quoteOf } from '@/lib/domain/text/code-points';
import { useActions, useAdjudicate, type ShownCase } from './adjudicate-context';
import { describeGold } from './case-words';

/** What a person has to know before deciding: a conflict, a stale case, nothing left to do. */
export function CaseNotices({
  sheet,
  projectId,
}: {
  readonly sheet: ShownCase;
  readonly projectId: string;
}) {
  const conflict = useAdjudicate((state) => state.conflict);
  const isLeft = useAdjudicate((state) => state.rows.some(isToDecide));
  return (
    <>
      {conflict?.caseId === sheet.id && (
        <ConflictNotice sheet={sheet} message={conflict.message} orphan={conflict.orphan} />
      )}
      {sheet.status === 'stale' && <StaleNotice sheet={sheet} />}
      {sheet.status === 'agreed' && (
        <Notice tone="info">The readers agree here; nothing has to be decided.</Notice>
      )}
      {!isLeft && (
        <Notice
          tone="ok"
          title="Nothing is left to decide"
          actions={
            <ButtonLink size="small" href={projectPath(projectId)}>
              To the project
            </ButtonLink>
          }
        >
          Every case that is in is settled. The project page says what comes next.
        </Notice>
      )}
    </>
  );
}

function ConflictNotice({
  sheet,
  message,
  orphan,
}: {
  readonly sheet: ShownCase;
  readonly message: string;
  readonly orphan: Choice | null;
}) {
  const { dropOrphan } = useActions();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={message}
      actions={
        <Button size="small" onClick={dropOrphan}>
          {orphan === null ? 'Understood' : 'Drop my choice'}
        </Button>
      }
    >
      <p>
        {orphan === null
          ? 'Below is the case as it is now. Your choice is kept; record it again if it still holds.'
          : `Below is the case as it is now: what you were deciding is not in it any more. Your choice was: ${describeOrphan(sheet, orphan)}`}
      </p>
    </Notice>
  );
}

function describeOrphan({ snippet, scheme }: ShownCase, choice: Choice): string {
  const text = indexText(snippet.text);
  const gold = choice.spans.map((fragments, i) => ({
    quote: quoteOf(text, fragments),
    label: labelOf(choice, i) ?? 'no label yet',
  }));
  return `${describeGold(gold, scheme)}. ${choice.reason}`;
}

function StaleNotice({ sheet }: { readonly sheet: ShownCase }) {
  const row = useAdjudicate(currentRow);
  if (!sheet.isComplete) {
    return (
      <Notice tone="warn" title="A reading is being done again">
        {row !== null && `${row.finished} of ${row.readers} are finished. `}
        The case can be decided when all are. What was decided stays on record.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="Something changed after this case was decided">
      {needsConfirmation(sheet)
        ? 'A reading, or the labels, changed, and nothing is open now. Look through the gold; confirm it with a reason, or decide an item again.'
        : 'A reading, or the labels, changed. Decide the open items; items that did not change keep their decision.'}
    </Notice>
  );
}
