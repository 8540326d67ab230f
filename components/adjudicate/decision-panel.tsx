'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/card';
import { noChoice } from '@/lib/stores/adjudicate-choice';
import {
  canDecide,
  currentChoice,
  currentItem,
  currentSheet,
  currentSubject,
} from '@/lib/stores/adjudicate-state';
import { useAdjudicate, type ShownCase, type ShownItem } from './adjudicate-context';
import { DecidedCard, EarlierDecisions } from './decided-card';
import { LabelChoice } from './label-choice';
import { ReaderNotes } from './reader-notes';
import { SpanChoice } from './span-choice';
import { WhyField } from './why-field';

/** The two choices and the reason, beside the lanes; under them on narrow screens. */
export function DecisionPanel() {
  const sheet = useAdjudicate(currentSheet);
  const item = useAdjudicate(currentItem);
  const subject = useAdjudicate(currentSubject);
  return (
    <aside
      aria-label="Decision"
      className="min-h-0 border-line bg-panel max-wide:border-y wide:row-span-2 wide:overflow-y-auto wide:border-l"
    >
      {sheet !== null && (
        <div key={`${sheet.id} ${subject ?? ''}`} className="grid gap-5 p-4">
          {item?.decision != null && <DecidedCard sheet={sheet} decision={item.decision} />}
          {canDecide(sheet, item) && <Choices sheet={sheet} item={item} />}
          {sheet.isComplete && (
            <Section title="What the readers wrote">
              <ReaderNotes sheet={sheet} item={item} />
            </Section>
          )}
          <EarlierDecisions sheet={sheet} shown={item?.decision ?? null} />
        </div>
      )}
    </aside>
  );
}

/** On a decided item they come up when somebody begins to decide again. */
function Choices({ sheet, item }: { readonly sheet: ShownCase; readonly item: ShownItem | null }) {
  const isBegun = useAdjudicate((state) => currentChoice(state) !== noChoice);
  const [isAsked, setAsked] = useState(false);
  if (item?.isOpen === false && !isBegun && !isAsked) {
    return (
      <Button
        className="justify-self-start"
        onClick={() => {
          flushSync(() => setAsked(true));
          document.querySelector<HTMLElement>('[data-choice]')?.focus();
        }}
      >
        Decide again
      </Button>
    );
  }
  return (
    <>
      {item !== null && (
        <>
          <SpanChoice sheet={sheet} item={item} />
          <LabelChoice sheet={sheet} item={item} />
        </>
      )}
      <WhyField sheet={sheet} isConfirmation={item === null} />
    </>
  );
}
