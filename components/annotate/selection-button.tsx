'use client';

import { useEffect, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { readSelection } from '@/lib/dom/offset-of-point';
import type { Fragment } from '@/lib/domain/spans/fragment';
import { normaliseFragments } from '@/lib/domain/spans/normalise-fragments';
import { snapSelection } from '@/lib/domain/spans/snap-selection';
import type { IndexedText } from '@/lib/domain/text/code-points';
import { useActions } from './annotate-context';

/** Where a finger selects there is no mouse-up: the selection waits for this button. */
export function SelectionButton({
  rootRef,
  text,
  snapsToWords,
}: {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly text: IndexedText;
  readonly snapsToWords: boolean;
}) {
  const { select } = useActions();
  const [selected, setSelected] = useState<Fragment | null>(null);

  useEffect(() => {
    let isTouch = false;
    const onPointerDown = (event: PointerEvent): void => {
      isTouch = event.pointerType === 'touch';
    };
    const onSelectionChange = (): void => {
      const fragment =
        isTouch && rootRef.current !== null
          ? readSelection(rootRef.current, document.getSelection())
          : null;
      setSelected(fragment);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('selectionchange', onSelectionChange);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('selectionchange', onSelectionChange);
    };
  }, [rootRef]);

  if (selected === null) return null;
  return (
    <div className="absolute inset-x-0 bottom-14 z-20 flex justify-center">
      <Button
        variant="primary"
        className="shadow-float"
        // The selection must still be there when the click arrives.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          const snapped = snapSelection(text, selected, { words: snapsToWords });
          document.getSelection()?.removeAllRanges();
          if (snapped !== null) select(normaliseFragments(text, [snapped]));
        }}
      >
        Label the selection
      </Button>
    </div>
  );
}
