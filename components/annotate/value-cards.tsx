'use client';

import { classNames } from '@/components/ui/class-names';
import { LabelSwatch } from '@/components/ui/label-mark';
import { findLabel } from '@/lib/domain/label-scheme/scheme';
import type { AnnotationReference } from '@/lib/domain/standoff/references';
import { compareFragments, type Attributes } from '@/lib/domain/spans/fragment';
import { quoteOf } from '@/lib/domain/text/code-points';
import { reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { titleOf } from '@/lib/stores/describe-operation';
import { useActions, useAnnotate } from './annotate-context';
import { readNumberWords } from '@/components/workspace/reading-words';

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
        {reasonNotToEdit(sheet) === null
          ? 'None yet. Drag over a value or double-click it.'
          : 'None.'}
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {inOrder.map(({ id, fragments, label, note, attributes }) => {
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
              <Extras attributes={attributes} references={sheet.view.references[id] ?? []} />
              {note !== null && <span className="mt-1 block text-xs text-ink-2">✎ {note}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the imported file says of a span and this screen keeps as it is. */
function Extras({
  attributes,
  references,
}: {
  readonly attributes: Attributes;
  readonly references: readonly AnnotationReference[];
}) {
  const words = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}: ${value}`,
  );
  if (words.length === 0 && references.length === 0) return null;
  return (
    <span className="mt-1 grid gap-0.5 text-xs text-ink-2">
      {words.length > 0 && <span>{words.join(', ')}</span>}
      {references.map(({ line, text }) => (
        <span key={line} className="break-words">
          Kept from the file, line {line}: {text}
        </span>
      ))}
    </span>
  );
}
