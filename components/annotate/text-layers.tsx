'use client';

import { useCallback, type RefObject } from 'react';
import { EdgeHandles } from '@/components/drawn-text/edge-handles';
import { TextCaret } from '@/components/drawn-text/text-caret';
import { usePreferences } from '@/components/workspace/preferences';
import { currentCaret, reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import type { Edge } from '@/lib/stores/open-span';
import { useActions, useAnnotate } from './annotate-context';

/** What stands over the text for the hands: the caret, the handles of the open span, the hints. */
export function TextLayers({
  rootRef,
  sheet,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly sheet: AssignmentSheet;
}) {
  const { adoptCaret, dragOpenEdge } = useActions();
  const { preferences } = usePreferences();
  const caret = useAnnotate(currentCaret);
  const openSpan = useAnnotate((state) => state.openSpan);
  const { annotations } = sheet.ledger.shown;

  const { snapsToWords } = preferences;
  const drag = useCallback(
    (edge: Edge, offset: number, isExact: boolean) =>
      dragOpenEdge(edge, offset, { words: snapsToWords && !isExact }),
    [dragOpenEdge, snapsToWords],
  );

  return (
    <>
      <TextCaret rootRef={rootRef} caret={caret} content={annotations} onAdopt={adoptCaret} />
      {openSpan !== null && reasonNotToEdit(sheet) === null && (
        <EdgeHandles
          rootRef={rootRef}
          fragments={openSpan.fragments}
          content={annotations}
          onDrag={drag}
        />
      )}
    </>
  );
}
