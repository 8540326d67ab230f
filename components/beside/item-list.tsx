import { Chip, type Tone } from '@/components/ui/chip';
import { isDifference, type Finding, type Why } from '@/lib/domain/feedback/compare-reading';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { IndexedText } from '@/lib/domain/text/code-points';
import { describeSpans, explainItem, explainOrigins, findingTitles } from './finding-words';
import type { BesideItem } from './side-blocks';
import { WhyWords } from './why-words';

export type BesideContext = {
  readonly text: IndexedText;
  readonly scheme: LabelScheme;
  readonly clauses: readonly GuidelineClause[];
  /** Of the whole snippet: said once, and not at each place again. */
  readonly whole: Why;
  /** Of the guideline's page. */
  readonly guidelineHref: string;
  /** What the other side is called: `Gold`. */
  readonly expectedTitle: string;
  /** In a practice, where doubt is asked for only where the answer has it. */
  readonly isDoubtMistake: boolean;
};

/** What is the case at each place, in reading order, with the reason. */
export function ItemList({
  items,
  context,
  name,
}: {
  readonly items: readonly BesideItem[];
  readonly context: BesideContext;
  /** Of the list, for those who hear it. */
  readonly name: string;
}) {
  return (
    <ol aria-label={name} className="grid gap-2.5">
      {items.map((item, i) => (
        <li key={i} className="grid gap-2 rounded-xl border border-line bg-panel p-3.5">
          <ItemWords item={item} context={context} />
        </li>
      ))}
    </ol>
  );
}

function ItemWords({
  item,
  context,
}: {
  readonly item: BesideItem;
  readonly context: BesideContext;
}) {
  const { text, scheme, clauses, whole, guidelineHref, expectedTitle, isDoubtMistake } = context;
  const sides = [
    ['Yours', item.own],
    [expectedTitle, item.expected],
  ] as const;
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {item.findings.map((finding) => (
          <Chip key={finding} tone={toneOf(finding)}>
            {findingTitles[finding]}
          </Chip>
        ))}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {sides.map(([title, spans]) => (
          <div key={title} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{title}</dt>
            <dd dir="auto" className="[overflow-wrap:anywhere]">
              {describeSpans(spans, text, scheme)}
            </dd>
          </div>
        ))}
      </dl>
      {explainItem(item, isDoubtMistake).map((sentence) => (
        <p key={sentence} className="text-ink-2">
          {sentence}
        </p>
      ))}
      {item.reasons
        .filter(({ why, clause }) => why !== whole.why || clause !== whole.clause)
        .map((reason, i) => (
          <WhyWords key={i} reason={reason} clauses={clauses} guidelineHref={guidelineHref} />
        ))}
      {explainOrigins(item).map((sentence) => (
        <p key={sentence} className="text-xs text-ink-3">
          {sentence}
        </p>
      ))}
    </>
  );
}

/** A doubt is no mistake, and is not coloured as one. */
export function toneOf(finding: Finding): Tone {
  if (isDifference(finding)) return 'bad';
  return finding === 'same' ? 'ok' : 'warn';
}
