'use client';

import { LabelSwatch } from '@/components/ui/label-mark';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { findLabel } from '@/lib/domain/label-scheme/scheme';
import type { Annotation } from '@/lib/domain/spans/fragment';
import { quoteOf } from '@/lib/domain/text/code-points';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { compareStates, type StateDifference } from '@/lib/stores/compare-states';
import { outcomeWords, titleOf } from '@/lib/stores/describe-operation';

/** What the server has beside what this computer has, row by row where they differ. */
export function ConflictSides({
  sheet,
  server,
  mine,
}: {
  readonly sheet: AssignmentSheet;
  readonly server: AssignmentState;
  readonly mine: AssignmentState;
}) {
  const differences = compareStates(server, mine);
  if (differences.length === 0) return <p>Both have the same spans, outcome and notes.</p>;
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-left">
      <caption className="sr-only">Where the two differ</caption>
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="py-1 pr-3 font-semibold">
            On the server
          </th>
          <th scope="col" className="py-1 font-semibold">
            On this computer, not sent
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={keyOf(difference)} className="border-t border-line align-top">
            {(['server', 'mine'] as const).map((side) => (
              <td key={side} className="py-1.5 pr-3">
                <Side sheet={sheet} difference={difference} side={side} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function keyOf(difference: StateDifference): string {
  if (difference.kind !== 'span') return difference.kind;
  return (difference.server ?? difference.mine)?.id ?? '';
}

function Side({
  sheet,
  difference,
  side,
}: {
  readonly sheet: AssignmentSheet;
  readonly difference: StateDifference;
  readonly side: 'server' | 'mine';
}) {
  switch (difference.kind) {
    case 'span': {
      const annotation = difference[side];
      return annotation === null ? (
        <span className="text-ink-3">no such span</span>
      ) : (
        <SpanWords sheet={sheet} annotation={annotation} />
      );
    }
    case 'outcome': {
      const outcome = difference[side];
      return outcome === null ? 'not finished' : `finished: ${outcomeWords[outcome]}`;
    }
    case 'flag':
      return difference[side] === null ? 'not flagged' : `NOT CLEAR: ${difference[side]}`;
    case 'note':
      return difference[side] === null ? 'no note' : `note: ${difference[side]}`;
  }
}

function SpanWords({
  sheet,
  annotation,
}: {
  readonly sheet: AssignmentSheet;
  readonly annotation: Annotation;
}) {
  const { scheme, text } = sheet.context;
  return (
    <>
      <span dir="auto" className="block font-read break-words">
        {quoteOf(text, annotation.fragments)}
      </span>
      <span className="block text-xs text-ink-2">
        <LabelSwatch shape="dot" color={findLabel(scheme, annotation.label)?.color ?? '#5c5f66'} />{' '}
        {titleOf(scheme, annotation.label)}
        {annotation.note !== null && `, note: ${annotation.note}`}
      </span>
    </>
  );
}
