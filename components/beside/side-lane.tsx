'use client';

import { useMemo, type ReactNode } from 'react';
import { Lane } from '@/components/lanes/lane';
import { LaneText } from '@/components/lanes/lane-text';
import { intoWindow } from '@/components/lanes/text-window';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { drawSide, type BesideItem, type Side, type SideBlock } from './side-blocks';

/** The text of a block as one side has marked it. */
export function SideLane({
  side,
  title,
  name,
  head,
  block,
  items,
  scheme,
  targets,
}: {
  readonly side: Side;
  readonly title: string;
  readonly name: string;
  readonly head: ReactNode;
  readonly block: SideBlock;
  /** Of the whole snippet. */
  readonly items: readonly BesideItem[];
  readonly scheme: LabelScheme;
  readonly targets: Fragments;
}) {
  const drawing = useMemo(() => drawSide(side, items, block, scheme), [side, items, block, scheme]);
  const marked = useMemo(() => intoWindow(block.window, targets), [block, targets]);
  return (
    <Lane title={title} name={name} head={head} isGold={side === 'expected'}>
      <LaneText
        label={`${name}: the text`}
        window={block.window}
        drawing={drawing}
        targets={marked}
        isToRead
      />
    </Lane>
  );
}
