'use client';

import { Section } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import { shortTitle } from '@/lib/domain/label-scheme/scheme';
import { indexText, quoteOf } from '@/lib/domain/text/code-points';
import { goldLabels } from '@/lib/stores/adjudicate-case';
import { labelOf, type Choice } from '@/lib/stores/adjudicate-choice';
import { currentChoice } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownCase, type ShownItem } from './adjudicate-context';
import { digitsOfLabels } from './label-keys';
import { readersByLabel } from './span-options';

/** The label of the chosen span or spans; a choice of its own, and none in advance. */
export function LabelChoice({
  sheet,
  item,
}: {
  readonly sheet: ShownCase;
  readonly item: ShownItem;
}) {
  const { chooseLabel } = useActions();
  const choice = useAdjudicate(currentChoice);
  const labels = goldLabels(sheet.scheme);
  const digits = digitsOfLabels(labels);
  const readers = readersByLabel(sheet, item);
  const isNeeded = choice.source?.kind !== 'none';
  const chosen = chosenLabels(choice);
  return (
    <Section title="Label" {...(!isNeeded && { aside: 'none needed' })}>
      {choice.spans.length > 1 && <TargetChoice sheet={sheet} choice={choice} />}
      {labels.length === 0 && (
        <p className="text-ink-2">
          This project has no labels that gold can have. Add some on the page Labels.
        </p>
      )}
      <div
        role="group"
        aria-label="Label"
        className={classNames('grid gap-1.5', labels.length > 6 && 'grid-cols-2')}
      >
        {labels.map(({ name, title, color }) => {
          const isChosen = isNeeded && chosen.has(name);
          const digit = digits.get(name);
          const used = readers.get(name) ?? [];
          return (
            <button
              key={name}
              type="button"
              data-choice
              title={title}
              disabled={!isNeeded}
              aria-pressed={isChosen}
              onClick={() => chooseLabel(name)}
              className={classNames(
                'flex min-h-9 min-w-0 items-center gap-2 rounded-[10px] border px-2.5 py-1 text-left disabled:opacity-55',
                isChosen
                  ? 'border-accent bg-accent-soft ring-1 ring-accent'
                  : 'border-line-strong bg-panel enabled:hover:bg-sunk',
              )}
            >
              {digit !== undefined && (
                <span aria-hidden>
                  <Kbd>{digit}</Kbd>
                </span>
              )}
              <LabelSwatch color={color} shape="dot" />
              <span className="min-w-0 flex-1 truncate">{shortTitle(sheet.scheme, name)}</span>
              {used.length > 0 && (
                <span className="text-xs text-ink-3">
                  <span className="sr-only">chosen by reader </span>
                  {used.join(' ')}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </Section>
  );
}

function chosenLabels(choice: Choice): ReadonlySet<string> {
  const { target, spans, label } = choice;
  const all = target === null ? spans.map((_, i) => labelOf(choice, i)) : [labelOf(choice, target)];
  return new Set([...all, ...(spans.length === 0 ? [label] : [])].filter((name) => name !== null));
}

/** With several spans: which of them the label is for. */
function TargetChoice({ sheet, choice }: { readonly sheet: ShownCase; readonly choice: Choice }) {
  const { aimLabel } = useActions();
  const text = indexText(sheet.snippet.text);
  const targets = [null, ...choice.spans.keys()];
  return (
    <div role="group" aria-label="Label for" className="flex flex-wrap items-center gap-1.5">
      {targets.map((target) => {
        const label = target === null ? null : labelOf(choice, target);
        return (
          <button
            key={target ?? 'all'}
            type="button"
            aria-pressed={choice.target === target}
            onClick={() => aimLabel(target)}
            className={classNames(
              'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full border px-2 text-xs font-semibold',
              choice.target === target
                ? 'border-accent bg-accent-soft text-accent'
                : 'border-line-strong text-ink-2 hover:bg-sunk',
            )}
          >
            <span className="truncate">
              {target === null
                ? `All ${choice.spans.length}`
                : quoteOf(text, choice.spans[target] ?? [])}
            </span>
            {label !== null && (
              <span className="font-normal">{shortTitle(sheet.scheme, label)}</span>
            )}
          </button>
        );
      })}
      <span aria-hidden>
        <Kbd>L</Kbd>
      </span>
    </div>
  );
}
