'use client';

import { useMemo } from 'react';
import { Lane, LaneFact } from '@/components/lanes/lane';
import { LaneText } from '@/components/lanes/lane-text';
import { intoWindow, type TextWindow } from '@/components/lanes/text-window';
import { Chip } from '@/components/ui/chip';
import { markedTitle } from '@/lib/domain/label-scheme/mapping';
import type { ShownCase, ShownItem } from './adjudicate-context';
import { outcomeWords } from './case-words';
import { drawReaderLane } from './draw-lanes';

type Reader = ShownCase['readers'][number];

/** One reader's reading: the spans of the item lit, the others there. */
export function ReaderLane({
  sheet,
  reader,
  item,
  window,
}: {
  readonly sheet: ShownCase;
  readonly reader: Reader;
  readonly item: ShownItem | null;
  readonly window: TextWindow;
}) {
  const { letter, flagReason } = reader;
  const drawing = useMemo(
    () => drawReaderLane(sheet, item, letter, window),
    [sheet, item, letter, window],
  );
  const targets = useMemo(() => intoWindow(window, sheet.snippet.targets), [window, sheet]);
  // Who marked nothing in the whole snippet has nothing to show that gold does not.
  const hasText = reader.spans.length > 0 || item?.hull != null;
  return (
    <Lane
      title={`Reader ${letter}`}
      head={
        <>
          <LaneFact>{describeReading(reader)}</LaneFact>
          {flagReason !== null && (
            <>
              <span>
                <Chip tone="warn">NOT CLEAR</Chip>
              </span>
              <LaneFact>{flagReason}</LaneFact>
            </>
          )}
          <ReadingList sheet={sheet} reader={reader} />
        </>
      }
    >
      {hasText ? (
        <LaneText
          label={`Text as reader ${letter} marked it`}
          window={window}
          drawing={drawing}
          targets={targets}
        />
      ) : undefined}
    </Lane>
  );
}

/** `reads 1.2; 2.3`, or what the reader finished with. */
function describeReading({ spans, outcome }: Reader): string {
  if (spans.length === 0) return outcomeWords[outcome];
  const read = spans.flatMap(({ readsAs }) => readsAs ?? []);
  const count = spans.length === 1 ? '1 span' : `${spans.length} spans`;
  return read.length === 0 ? count : `reads ${read.join('; ')}`;
}

/** The marks in words: what the labels over the text show to eyes. */
function ReadingList({ sheet, reader }: { readonly sheet: ShownCase; readonly reader: Reader }) {
  if (reader.spans.length === 0) return null;
  return (
    <ul className="sr-only">
      {reader.spans.map(({ quote, label, readsAs }, i) => (
        <li key={i}>
          {quote}, {markedTitle(sheet.scheme, label)}
          {readsAs !== null && `, reads as ${readsAs}`}
        </li>
      ))}
    </ul>
  );
}
