'use client';

import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { classNames } from '@/components/ui/class-names';
import { subjectsOf } from '@/lib/stores/adjudicate-case';
import { currentItem, currentSubject } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownCase } from './adjudicate-context';
import { reasonTitles, reasonWords } from './case-words';
import { isCut, narrowWindow } from './case-window';

/** What the case is about, why it is one, and which of its items is shown. */
export function CaseHead({ sheet }: { readonly sheet: ShownCase }) {
  const { toggleWhole } = useActions();
  const item = useAdjudicate(currentItem);
  const isWhole = useAdjudicate((state) => state.isWhole);
  const canWiden = useMemo(() => isCut(narrowWindow(sheet, item, [])), [sheet, item]);
  const { material, name } = sheet.snippet;
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          {material !== null && (
            <span className="text-base font-bold">
              <span className="target-mark">{material}</span>
            </span>
          )}
          <span
            className={classNames(
              'min-w-0 [overflow-wrap:anywhere]',
              material === null ? 'text-base font-bold' : 'text-ink-2',
            )}
          >
            {name}
          </span>
        </h1>
        <span className="flex flex-wrap gap-1.5">
          {item?.reasons.map((reason) => (
            <Chip key={reason} tone={reason === 'notClear' ? 'warn' : 'bad'}>
              {reasonTitles[reason]}
            </Chip>
          ))}
        </span>
        {(isWhole || canWiden) && (
          <Button
            size="small"
            keys={['W']}
            aria-pressed={isWhole}
            className="ml-auto aria-pressed:border-accent aria-pressed:bg-accent-soft"
            onClick={toggleWhole}
          >
            Whole snippet
          </Button>
        )}
      </div>
      <p className="sr-only">{sheet.question}</p>
      <SubjectTabs sheet={sheet} />
    </header>
  );
}

/** One button for each thing to decide, where there are several. */
function SubjectTabs({ sheet }: { readonly sheet: ShownCase }) {
  const { showSubject } = useActions();
  const current = useAdjudicate(currentSubject);
  const subjects = subjectsOf(sheet);
  if (subjects.length < 2) return null;
  return (
    <div role="group" aria-label="Items of this case" className="flex flex-wrap gap-1.5">
      {subjects.map((subject, i) => {
        const item = sheet.items.find(({ id }) => id === subject);
        const isCurrent = subject === current;
        return (
          <button
            key={subject ?? 'whole'}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => showSubject(subject)}
            className={classNames(
              'inline-flex min-h-7 items-center gap-1.5 rounded-lg border px-2.5 text-[0.8125rem] font-semibold',
              isCurrent
                ? 'border-accent bg-accent-soft text-accent'
                : 'border-line-strong bg-panel text-ink hover:bg-sunk',
            )}
          >
            {item === undefined ? (
              'Whole case'
            ) : (
              <>
                Item {i + 1}
                <span className="font-normal">
                  {item.reasons.map((reason) => reasonWords[reason]).join(', ')}
                </span>
                {!item.isOpen && (
                  <>
                    <Check aria-hidden size={14} className="text-ok" />
                    <span className="sr-only">decided</span>
                  </>
                )}
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
