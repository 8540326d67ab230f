'use client';

import { classNames } from '@/components/ui/class-names';
import { LabelSwatch } from '@/components/ui/label-mark';
import { findLabel } from '@/lib/domain/label-scheme/scheme';
import { compareFragments } from '@/lib/domain/spans/fragment';
import { quoteOf } from '@/lib/domain/text/code-points';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { titleOf } from '@/lib/stores/describe-operation';
import { useActions, useAnnotate } from './annotate-context';
import { readNumberWords } from './number-words';

/** The spans as a list: what the labels over the text show, for eyes and for screen readers. */
export function ValueCards({ sheet }: { readonly sheet: AssignmentSheet }) {
  const { openAnnotation, showDialog } = useActions();
  const openId = useAnnotate((state) => state.openSpan?.annotation ?? null);
  const { text, scheme } = sheet.context;
  const inOrder = [...sheet.ledger.shown.annotations].sort((a, b) =>
    compareFragments(a.fragments, b.fragments),
  );
  if (inOrder.length === 0) {
    return (
      <p className="rounded-xl border border-dashed border-line-strong px-3 py-2.5 text-ink-2">
        None yet. Drag over a value or double-click it.
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {inOrder.map(({ id, fragments, label, note }) => {
        const number = readNumberWords(scheme, label, text, fragments);
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                showDialog(null);
                openAnnotation(id);
              }}
              className={classNames(
                'block w-full rounded-xl border px-3 py-2 text-left hover:border-line-strong',
                id === openId ? 'border-accent bg-accent-soft' : 'border-line bg-panel',
              )}
            >
              <span
                dir="auto"
                className="block font-read text-[1.0625rem] leading-snug font-medium break-words"
              >
                {quoteOf(text, fragments)}
              </span>
              <span className="mt-0.5 block text-xs text-ink-3">
                <LabelSwatch shape="dot" color={findLabel(scheme, label)?.color ?? '#5c5f66'} />{' '}
                <span className="text-ink-2">{titleOf(scheme, label)}</span>
                {number !== null && `, ${number.text}`}
              </span>
              {number?.doubt != null && (
                <span className="mt-0.5 block text-xs text-warn">{number.doubt}</span>
              )}
              {note !== null && <span className="mt-1 block text-xs text-ink-2">✎ {note}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
