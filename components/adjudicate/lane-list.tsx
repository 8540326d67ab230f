'use client';

import { useMemo } from 'react';
import { indexText } from '@/lib/domain/text/code-points';
import { currentChoice, currentItem } from '@/lib/stores/adjudicate-state';
import { useAdjudicate, type ShownCase } from './adjudicate-context';
import { GoldLane } from './gold-lane';
import { ReaderLane } from './reader-lane';
import { windowAround } from './text-window';

/** A lane for each reader and one for gold, all over the same sentences. */
export function LaneList({ sheet }: { readonly sheet: ShownCase }) {
  const item = useAdjudicate(currentItem);
  const isWhole = useAdjudicate((state) => state.isWhole);
  const marks = useAdjudicate((state) => currentChoice(state).spans);
  const text = useMemo(() => indexText(sheet.snippet.text), [sheet]);
  const window = useMemo(() => {
    const inQuestion = item?.hull == null || isWhole ? [] : [item.hull, ...marks.flat()];
    return windowAround(text, sheet.snippet.sentences, inQuestion);
  }, [text, sheet, item, isWhole, marks]);
  return (
    <div className="grid gap-2.5">
      {sheet.readers.map((reader) => (
        <ReaderLane key={reader.letter} sheet={sheet} reader={reader} item={item} window={window} />
      ))}
      <GoldLane sheet={sheet} item={item} window={window} />
    </div>
  );
}
