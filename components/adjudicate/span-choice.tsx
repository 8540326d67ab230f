'use client';

import type { ReactNode } from 'react';
import { readNumberWords } from '@/components/workspace/reading-words';
import { Section } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { indexText, quoteOf, type IndexedText } from '@/lib/domain/text/code-points';
import { currentChoice } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownCase, type ShownItem } from './adjudicate-context';
import { HandControls } from './hand-controls';
import { readerKeys } from './key-commands';
import { listSpanOptions, readersWithout } from './span-options';

/** Whose span becomes gold, if any; nothing is chosen in advance. */
export function SpanChoice({
  sheet,
  item,
}: {
  readonly sheet: ShownCase;
  readonly item: ShownItem;
}) {
  const { chooseReader, chooseNone, chooseHand } = useActions();
  const { source, spans } = useAdjudicate(currentChoice);
  const text = indexText(sheet.snippet.text);
  const without = readersWithout(sheet, item).filter((letter) =>
    sheet.readers.some((each) => each.letter === letter && saysNothing(each.outcome)),
  );
  const place = sheet.items.findIndex(({ id }) => id === item.id) + 1;
  return (
    <Section
      title={sheet.items.length > 1 ? `Span, item ${place} of ${sheet.items.length}` : 'Span'}
    >
      <div role="group" aria-label="Span" className="grid gap-1.5">
        {listSpanOptions(sheet, item).map((option) => (
          <OptionButton
            key={option.letters.join()}
            keys={option.letters}
            isChosen={source?.kind === 'reader' && option.letters.includes(source.letter)}
            aside={option.isLongest ? 'longer' : null}
            onChoose={() => chooseReader(option.letters[0] ?? '')}
          >
            {option.spans.map((span, i) => (
              <SpanWords key={i} sheet={sheet} text={text} fragments={span} />
            ))}
          </OptionButton>
        ))}
        <OptionButton
          keys={['X']}
          isChosen={source?.kind === 'none'}
          aside={without.length > 0 && item.hull !== null ? `as ${without.join(', ')}` : null}
          onChoose={chooseNone}
        >
          No value here
        </OptionButton>
        <OptionButton
          keys={['E']}
          isChosen={source?.kind === 'hand'}
          aside={null}
          onChoose={() => source?.kind !== 'hand' && chooseHand()}
        >
          Edit by hand
        </OptionButton>
      </div>
      {source?.kind === 'hand' && (
        <HandControls text={text} spans={spans} active={source.active} edge={source.edge} />
      )}
    </Section>
  );
}

/** Who could not judge the text has not said that there is no value. */
function saysNothing(outcome: ShownCase['readers'][number]['outcome']): boolean {
  return outcome === 'none' || outcome === 'values';
}

function OptionButton({
  keys,
  isChosen,
  aside,
  onChoose,
  children,
}: {
  readonly keys: readonly string[];
  readonly isChosen: boolean;
  readonly aside: string | null;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  const isReader = keys.every((key) => key !== 'X' && key !== 'E');
  return (
    <button
      type="button"
      data-choice
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-[10px] border px-2.5 py-1.5 text-left',
        isChosen
          ? 'border-accent bg-accent-soft ring-1 ring-accent'
          : 'border-line-strong bg-panel hover:bg-sunk',
      )}
    >
      <span className="flex gap-1">
        {keys.map((key) =>
          isReader && !readerKeys.includes(key) ? (
            <span key={key} className="min-w-5 text-center text-xs font-semibold text-ink-2">
              {key}
            </span>
          ) : (
            <span key={key}>
              <Kbd>{key}</Kbd>
              {isReader && <span className="sr-only"> Reader {key}: </span>}
            </span>
          ),
        )}
      </span>
      <span className="grid min-w-0 gap-0.5">{children}</span>
      {aside !== null && <span className="text-xs text-ink-3">{aside}</span>}
    </button>
  );
}

/** A span's text and what it reads as, with the doubt where there is one. */
function SpanWords({
  sheet,
  text,
  fragments,
}: {
  readonly sheet: ShownCase;
  readonly text: IndexedText;
  readonly fragments: Fragments;
}) {
  const number = readNumberWords(sheet.scheme, null, text, fragments);
  return (
    <span className="min-w-0">
      <span dir="auto" className="font-read text-base leading-snug [overflow-wrap:anywhere]">
        {quoteOf(text, fragments)}
      </span>
      {number !== null && <span className="text-ink-2">, {number.text}</span>}
      {number?.doubt != null && <span className="block text-xs text-warn">{number.doubt}</span>}
    </span>
  );
}
