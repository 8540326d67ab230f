'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useTextPointer, type PointerAim } from '@/components/drawn-text/use-text-pointer';
import { Lane, LaneFact } from '@/components/lanes/lane';
import { LaneText } from '@/components/lanes/lane-text';
import { intoWindow, outOfWindow, type TextWindow } from '@/components/lanes/text-window';
import { Notice } from '@/components/ui/notice';
import { shortTitle } from '@/lib/domain/label-scheme/scheme';
import { canDecide, currentChoice } from '@/lib/stores/adjudicate-state';
import { labelOf, type Choice } from '@/lib/stores/adjudicate-choice';
import { useActions, useAdjudicate, type ShownCase, type ShownItem } from './adjudicate-context';
import { describeGold } from './case-words';
import { drawGoldLane, findOverlaps, markId, placeOfMark } from './draw-lanes';

/**
 * Gold as it would be with the choice: what is gold already, and the choice in its place. Spans
 * are marked here by hand: a drag or a double-click marks, a click on a mark takes it up.
 */
export function GoldLane({
  sheet,
  item,
  window,
}: {
  readonly sheet: ShownCase;
  readonly item: ShownItem | null;
  readonly window: TextWindow;
}) {
  const actions = useActions();
  const choice = useAdjudicate(currentChoice);
  const textRef = useRef<HTMLDivElement>(null);
  const drawing = useMemo(
    () => drawGoldLane(sheet, item, choice, window),
    [sheet, item, choice, window],
  );
  const targets = useMemo(() => intoWindow(window, sheet.snippet.targets), [window, sheet]);
  const canMark = item !== null && canDecide(sheet, item);
  const active = choice.source?.kind === 'hand' ? choice.source.active : null;
  const activeSpan = active === null ? undefined : choice.spans[active];
  const draft = useMemo(
    () =>
      activeSpan === undefined || choice.source?.kind !== 'hand'
        ? null
        : { fragments: intoWindow(window, activeSpan), edge: choice.source.edge },
    [activeSpan, choice.source, window],
  );

  const take = useMemo(
    () => (id: string) => {
      const place = placeOfMark(id);
      if (place === null) return;
      if (!isByHand(choice)) actions.chooseHand();
      actions.activateMark(place);
    },
    [actions, choice],
  );
  const aim = useMemo(
    (): PointerAim => ({
      text: window.text,
      sentences: window.sentences,
      annotations: choice.spans.map((fragments, i) => ({
        id: markId(i),
        fragments: intoWindow(window, fragments),
        label: '',
        attributes: {},
        note: null,
      })),
      openId: active === null ? null : markId(active),
      snapsToWords: true,
      onSelect: (fragments) => {
        if (!canMark) return;
        if (!isByHand(choice)) actions.chooseHand();
        actions.mark(outOfWindow(window, fragments));
      },
      onOpen: take,
      onMiss: () => undefined,
    }),
    [window, choice, active, canMark, actions, take],
  );
  useTextPointer(textRef, aim);

  const laneRef = useRef<HTMLDivElement>(null);
  const isMarking = isByHand(choice);
  const isWhole = useAdjudicate((state) => state.isWhole);
  useEffect(() => {
    if (isMarking || isWhole) laneRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarking, isWhole]);

  const overlaps = findOverlaps(sheet.gold, item, choice);
  return (
    <div ref={laneRef} className="grid gap-2.5">
      <Lane
        title="Gold"
        isGold
        head={
          <>
            <LaneFact>{describeLane(sheet, item)}</LaneFact>
            <p className="text-xs font-medium text-accent [overflow-wrap:anywhere]">
              {describeChoice(sheet, choice)}
            </p>
            <p className="sr-only">Gold: {describeGold(sheet.gold, sheet.scheme)}</p>
          </>
        }
      >
        <LaneText
          label="Text with gold and the choice"
          window={window}
          drawing={drawing}
          targets={targets}
          draft={draft}
          activeId={active === null ? null : markId(active)}
          textRef={textRef}
          isToRead={isWhole || item?.hull == null}
          {...(isMarking && { onOpenSpan: take })}
        />
      </Lane>
      {overlaps.length > 0 && (
        <Notice tone="warn" role="status">
          The choice overlaps gold that is there already: {describeGold(overlaps, sheet.scheme)}.
          Both would be gold.
        </Notice>
      )}
    </div>
  );
}

function isByHand({ source }: Choice): boolean {
  return source?.kind === 'hand';
}

/** `1 agreed, 1 open` */
function describeLane({ gold, items }: ShownCase, item: ShownItem | null): string {
  const decided = items.filter(({ isOpen }) => !isOpen).length;
  const open = items.length - decided;
  const settled = gold.filter(({ origin }) => origin !== 'decided').length;
  const parts = [
    settled > 0 && `${settled} agreed`,
    decided > 0 && `${decided} decided`,
    open > 0 && `${open} open`,
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return item === null && gold.length === 0 ? 'agreed, no value' : `${gold.length} spans`;
}

/** The preview in words, under the title of the lane. */
function describeChoice({ scheme }: ShownCase, choice: Choice): string {
  if (choice.source === null) return '';
  if (choice.source.kind === 'none') return 'Your choice: no value here';
  if (choice.spans.length === 0) return 'Drag over the text, or press →';
  const labels = choice.spans.map((_, i) => labelOf(choice, i));
  const words = [...new Set(labels)].map((label) =>
    label === null ? 'label to choose' : shortTitle(scheme, label),
  );
  return `Your choice: ${words.join(', ')}`;
}
