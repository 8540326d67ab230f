'use client';

import { useMemo } from 'react';
import { LaneFact } from '@/components/lanes/lane';
import { countOf } from '@/components/shell/number-words';
import { Chip } from '@/components/ui/chip';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { indexText } from '@/lib/domain/text/code-points';
import { doubtWords } from './finding-words';
import { ItemList, type BesideContext } from './item-list';
import { isLit, sideBlocks, type BesideFeedback } from './side-blocks';
import { SideLane } from './side-lane';
import { WhyWords } from './why-words';

/**
 * One's own reading beside what is expected: two lanes with only the difference lit, and beside
 * them, place by place, what differs and why. Knows nothing of where either side comes from.
 */
export function BesideView({
  snippet,
  scheme,
  clauses,
  feedback,
  flagReason,
  expectedTitle,
  isDoubtMistake = false,
  guidelineHref,
}: {
  readonly snippet: {
    readonly text: string;
    readonly targets: Fragments;
    readonly sentences: readonly number[];
  };
  readonly scheme: LabelScheme;
  /** Those that the reasons cite. */
  readonly clauses: readonly GuidelineClause[];
  readonly feedback: BesideFeedback;
  readonly flagReason: string | null;
  /** What the other side is called: `Gold`. */
  readonly expectedTitle: string;
  readonly isDoubtMistake?: boolean;
  readonly guidelineHref: string;
}) {
  const { items } = feedback;
  const text = useMemo(() => indexText(snippet.text), [snippet.text]);
  const blocks = useMemo(() => sideBlocks(text, snippet.sentences, items), [text, snippet, items]);
  const context: BesideContext = {
    text,
    scheme,
    clauses,
    guidelineHref,
    expectedTitle,
    isDoubtMistake,
    whole: feedback,
  };
  const left = items.length - blocks.reduce((sum, block) => sum + block.items.length, 0);
  const shared = { items, scheme, targets: snippet.targets };
  return (
    <div className="grid gap-6">
      {(feedback.why !== null || feedback.clause !== null) && (
        <section aria-label="On the whole snippet" className="grid gap-1.5">
          <h2 className="text-xs font-semibold text-ink-2">On the whole snippet</h2>
          <WhyWords reason={feedback} clauses={clauses} guidelineHref={guidelineHref} />
        </section>
      )}
      {blocks.map((block, i) => {
        const part = blocks.length === 1 ? '' : `, part ${i + 1} of ${blocks.length}`;
        return (
          <div key={i} className="grid items-start gap-4 wide:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-2.5">
              <SideLane
                {...shared}
                side="own"
                title="Yours"
                name={`Yours${part}`}
                head={i === 0 && <OwnFacts feedback={feedback} flagReason={flagReason} />}
                block={block}
              />
              <SideLane
                {...shared}
                side="expected"
                title={expectedTitle}
                name={`${expectedTitle}${part}`}
                head={i === 0 && <SpanCount count={countSpans(feedback, 'expected')} />}
                block={block}
              />
            </div>
            {block.items.length > 0 && (
              <ItemList items={block.items} context={context} name={`Place by place${part}`} />
            )}
          </div>
        );
      })}
      {left > 0 && items.some(isLit) && (
        <p className="text-ink-2">And {countOf(left, 'more place')} the same on both sides.</p>
      )}
    </div>
  );
}

function OwnFacts({
  feedback,
  flagReason,
}: {
  readonly feedback: BesideFeedback;
  readonly flagReason: string | null;
}) {
  const { doubt } = feedback;
  const count = countSpans(feedback, 'own');
  // Who could not judge the snippet has not said that there is no value.
  const isJudged = doubt === null || doubt === 'flagged';
  return (
    <>
      {(isJudged || count > 0) && <SpanCount count={count} />}
      {doubt !== null && <LaneFact>{doubtWords[doubt]}</LaneFact>}
      {flagReason !== null && (
        <>
          <span>
            <Chip tone="warn">NOT CLEAR</Chip>
          </span>
          <LaneFact>{flagReason}</LaneFact>
        </>
      )}
    </>
  );
}

function SpanCount({ count }: { readonly count: number }) {
  return <LaneFact>{count === 0 ? 'no value' : countOf(count, 'span')}</LaneFact>;
}

function countSpans({ items }: BesideFeedback, side: 'own' | 'expected'): number {
  return items.reduce((sum, item) => sum + item[side].length, 0);
}
