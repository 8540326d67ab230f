'use client';

import { useMemo } from 'react';
import { currentChoice, currentItem } from '@/lib/stores/adjudicate-state';
import { useAdjudicate, type ShownCase } from './adjudicate-context';
import { narrowWindow, wholeWindow } from './case-window';
import { GoldLane } from './gold-lane';
import { ReaderLane } from './reader-lane';

/**
 * A lane for each reader over the sentences in question, and one for gold, which is where the
 * whole snippet is read, once, when somebody asks for it.
 */
export function LaneList({ sheet }: { readonly sheet: ShownCase }) {
  const item = useAdjudicate(currentItem);
  const isWhole = useAdjudicate((state) => state.isWhole);
  const marks = useAdjudicate((state) => currentChoice(state).spans);
  const narrow = useMemo(() => narrowWindow(sheet, item, marks), [sheet, item, marks]);
  const whole = useMemo(() => wholeWindow(sheet), [sheet]);
  return (
    <div className="grid gap-2.5">
      {sheet.readers.map((reader) => (
        <ReaderLane key={reader.letter} sheet={sheet} reader={reader} item={item} window={narrow} />
      ))}
      <GoldLane sheet={sheet} item={item} window={isWhole ? whole : narrow} />
    </div>
  );
}
