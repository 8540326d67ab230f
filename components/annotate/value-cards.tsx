'use client';

import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useIsNear } from '@/components/drawn-text/use-is-near';
import { compareFragments, type Annotation } from '@/lib/domain/spans/fragment';
import { reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useActions, useAnnotate } from './annotate-context';
import { CopySpanLink } from './copy-span-link';
import { ValueCard, type CardContext } from './value-card';

/** Cards of one list. Of many lists, those are filled that are near the window. */
const groupSize = 50;
const none: readonly Annotation[] = [];

/**
 * The spans as a list: what the labels over the text show, for eyes and for screen readers. It
 * follows the text as soon as there is time, so that a key never waits for thousands of cards.
 */
export function ValueCards({ sheet }: { readonly sheet: AssignmentSheet }) {
  const { openAnnotation, showDialog } = useActions();
  const openId = useAnnotate((state) => state.openSpan?.annotation ?? null);
  const { annotations } = sheet.ledger.shown;
  const shown = useDeferredValue(annotations, annotations.length > groupSize ? none : annotations);
  const groups = useMemo(() => groupInOrder(shown), [shown]);
  const { text, scheme } = sheet.context;
  const { references } = sheet.view;
  const context = useMemo(() => ({ text, scheme, references }), [text, scheme, references]);
  const onOpen = useCallback(
    (id: string) => {
      showDialog(null);
      openAnnotation(id);
    },
    [showDialog, openAnnotation],
  );
  if (annotations.length === 0) {
    return (
      <p className="rounded-xl border border-dashed border-line-strong px-3 py-2.5 text-ink-2">
        {reasonNotToEdit(sheet) === null
          ? 'None yet. Drag over a value, double-click it, or go to the next number by key.'
          : 'None.'}
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      {groups.map((group, i) => (
        <CardGroup
          key={i}
          label={groups.length > 1 ? `Values ${i * groupSize + 1} and on` : 'Values'}
          annotations={group}
          context={context}
          openId={group.some(({ id }) => id === openId) ? openId : null}
          isLazy={i > 0}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type CardGroupProps = {
  readonly label: string;
  readonly annotations: readonly Annotation[];
  readonly context: CardContext;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly isLazy: boolean;
};

const CardGroup = memo(function CardGroup({
  label,
  annotations,
  context,
  openId,
  onOpen,
  isLazy,
}: CardGroupProps) {
  const ref = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(ref, isLazy);
  const filling = isNear ? annotations : none;
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="grid content-start gap-2"
      style={isNear ? {} : { height: `${annotations.length * 4.75}rem` }}
    >
      {filling.map((annotation) => (
        <li key={annotation.id}>
          <ValueCard
            annotation={annotation}
            context={context}
            isOpen={annotation.id === openId}
            onOpen={onOpen}
          />
          {annotation.id === openId && <CopySpanLink span={annotation.id} />}
        </li>
      ))}
    </ul>
  );
}, isSameGroup);

function isSameGroup(before: CardGroupProps, after: CardGroupProps): boolean {
  return (
    before.annotations.length === after.annotations.length &&
    before.annotations.every((annotation, i) => annotation === after.annotations[i]) &&
    before.label === after.label &&
    before.context === after.context &&
    before.openId === after.openId &&
    before.onOpen === after.onOpen &&
    before.isLazy === after.isLazy
  );
}

/** In reading order, cut into lists. */
function groupInOrder(annotations: readonly Annotation[]): Annotation[][] {
  const inOrder = annotations.toSorted((a, b) => compareFragments(a.fragments, b.fragments));
  const groups: Annotation[][] = [];
  for (let i = 0; i < inOrder.length; i += groupSize) groups.push(inOrder.slice(i, i + groupSize));
  return groups;
}
