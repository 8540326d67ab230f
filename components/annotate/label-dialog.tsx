'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { attributesOfLabel } from '@/lib/domain/label-scheme/fitting-attributes';
import type { Annotation } from '@/lib/domain/spans/fragment';
import { quoteOf } from '@/lib/domain/text/code-points';
import { reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { changingDraft, type OpenSpan } from '@/lib/stores/open-span';
import { useActions } from './annotate-context';
import { EdgeControls } from './edge-controls';
import { LabelChoices } from './label-choices';
import { readNumberWords } from '@/components/workspace/reading-words';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { SpanAttributes } from './span-attributes';
import { SpanNote } from './span-note';
import { SpanParts } from './span-parts';
import { useDialogPlace } from './use-dialog-place';

/**
 * The dialog of the open span. Nothing is chosen in advance: the first thing that Tab reaches is
 * the first label, and Enter alone never puts one on.
 */
export function LabelDialog({
  open,
  sheet,
  rootRef,
}: {
  readonly open: OpenSpan;
  readonly sheet: AssignmentSheet;
  readonly rootRef: RefObject<HTMLElement | null>;
}) {
  const dialogRef = useRef<HTMLDivElement>(null);
  const { backOut, keep, removeOpenSpan, reopen } = useActions();
  useDialogPlace(dialogRef, rootRef, open.fragments);
  useDialogFocus(dialogRef, rootRef, open);
  const caps = useKeyCaps();

  const { text, scheme } = sheet.context;
  const annotation = annotationOf(sheet, open);
  const quote = quoteOf(text, open.fragments);
  const label = annotation?.label ?? null;
  const number = readNumberWords(scheme, label, text, open.fragments);
  const reason = reasonNotToEdit(sheet);
  const isChanged = annotation !== null && changingDraft(open, annotation) !== null;

  return (
    <div
      ref={dialogRef}
      role="dialog"
      aria-label={annotation === null ? `Label “${quote}”` : `Change “${quote}”`}
      tabIndex={-1}
      data-label-dialog
      className="fixed z-30 grid max-h-[calc(100dvh-1rem)] w-71 gap-2 overflow-y-auto rounded-xl border border-line-strong bg-panel p-2.5 shadow-float outline-none max-sm:w-[calc(100vw-1rem)]"
    >
      <div className="flex items-start justify-between gap-2 pl-1">
        <div aria-live="polite" aria-atomic className="min-w-0 py-0.5">
          <strong
            dir="auto"
            className="line-clamp-2 font-read text-[1.0625rem] leading-snug font-semibold break-words"
          >
            {quote}
          </strong>
          {number !== null && <p className="text-xs text-ink-3">{number.text}</p>}
          {number?.doubt != null && <p className="text-xs text-warn">{number.doubt}</p>}
        </div>
        <button
          type="button"
          aria-label={isChanged ? 'Leave as it was' : 'Close'}
          onClick={backOut}
          className="inline-flex min-h-6 shrink-0 items-center rounded-md px-1 hover:bg-sunk"
        >
          <Kbd>Esc</Kbd>
        </button>
      </div>
      {reason === null ? (
        <>
          <LabelChoices scheme={scheme} current={label} />
          <SpanAttributes
            definitions={attributesOfLabel(scheme, label)}
            attributes={open.attributes}
          />
          <SpanNote note={open.note} isNew={annotation === null} />
          <EdgeControls edge={open.edge} />
          <SpanParts open={open} text={text} />
          {annotation !== null && (
            <div className="flex justify-between gap-2 border-t border-line pt-2">
              <Button size="small" variant="danger" keys={caps('remove')} onClick={removeOpenSpan}>
                Remove
              </Button>
              {isChanged && (
                <Button size="small" variant="primary" keys={['↵']} onClick={keep}>
                  Keep
                </Button>
              )}
            </div>
          )}
        </>
      ) : (
        <div className="grid justify-items-start gap-2 px-1">
          {annotation?.note != null && <p className="text-ink-2">Note: {annotation.note}</p>}
          <p className="text-ink-2">{reason.text}</p>
          {reason.remedy === 'reopen' && (
            <Button size="small" onClick={reopen}>
              Reopen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function annotationOf(sheet: AssignmentSheet, open: OpenSpan): Annotation | null {
  return sheet.ledger.shown.annotations.find(({ id }) => id === open.annotation) ?? null;
}

/**
 * Focus goes into the dialog when it opens, to the text while a part is looked for there, and back
 * to the text at the end when nothing else took it.
 */
function useDialogFocus(
  dialogRef: RefObject<HTMLElement | null>,
  rootRef: RefObject<HTMLElement | null>,
  { annotation, isAddingPart }: OpenSpan,
): void {
  useEffect(() => {
    (isAddingPart ? rootRef : dialogRef).current?.focus({ preventScroll: true });
  }, [dialogRef, rootRef, annotation, isAddingPart]);

  useEffect(() => {
    const text = rootRef.current;
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) {
        text?.focus({ preventScroll: true });
      }
    };
  }, [rootRef]);
}
