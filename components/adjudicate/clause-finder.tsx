'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { FoundCount } from '@/components/workspace/found-count';
import { ClauseBody } from '@/components/guideline/clause-body';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';
import { currentChoice } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate, type ShownCase } from './adjudicate-context';
import { countOf, orderClauses } from './clause-order';
import { fieldIds } from './field-ids';

/** The guideline to search, and to cite in the decision. */
export function ClauseFinder({
  clauses,
  precedents,
  canCite,
}: {
  readonly clauses: readonly GuidelineClause[];
  readonly precedents: ShownCase['precedents'][string];
  /** False where nothing is to be decided. */
  readonly canCite: boolean;
}) {
  const { setClause } = useActions();
  const cited = useAdjudicate((state) => currentChoice(state).clause);
  const [search, setSearch] = useState('');
  const citedBefore = precedents.map(({ clause }) => clause);
  const shown = orderClauses(clauses, search, cited, citedBefore);
  return (
    <section aria-label="Guideline" className="flex min-h-0 min-w-0 flex-col max-wide:max-h-96">
      <div className="flex items-center justify-between gap-3 px-4 pt-2.5 md:pl-5">
        <h2 className="text-xs font-semibold text-ink-2">Guideline</h2>
        <div className="relative w-44">
          <Search aria-hidden size={14} className="absolute top-2 left-2.5 text-ink-3" />
          <Input
            id={fieldIds.clauses}
            type="search"
            aria-label="Search the guideline"
            placeholder="Search clauses"
            autoComplete="off"
            value={search}
            className="min-h-7.5! py-1! pl-7.5! text-[0.8125rem]"
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              setSearch('');
              document.getElementById(fieldIds.case)?.focus();
            }}
          />
          <span aria-hidden className="pointer-events-none absolute top-1.5 right-2">
            <Kbd>G</Kbd>
          </span>
        </div>
      </div>
      <FoundCount isSearch={search.trim() !== ''} count={shown.length} word="clause" />
      <ul
        aria-label="Clauses"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 pt-1.5 pb-3 md:pl-5 outline-offset-[-3px]"
      >
        {shown.map(({ number, title, body }, i) => {
          const isCited = number === cited;
          const times = countOf(citedBefore, number);
          return (
            <li
              key={i}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-b-0"
            >
              <div className="min-w-0">
                <h3 className="text-[0.8125rem] font-semibold">
                  {number} {title}
                  {times > 0 && <span className="ml-1.5 font-normal text-ink-3">cited before</span>}
                </h3>
                <div className="mt-0.5 text-[0.8125rem] text-ink-2">
                  <ClauseBody markdown={body} />
                </div>
              </div>
              {canCite && (
                <button
                  type="button"
                  aria-pressed={isCited}
                  aria-label={`Cite ${number} ${title}`}
                  onClick={() => setClause(isCited ? null : number)}
                  className={classNames(
                    'min-h-6 self-start rounded-md border px-2 text-xs font-semibold',
                    isCited
                      ? 'border-accent bg-accent-soft text-accent'
                      : 'border-line-strong text-ink hover:bg-sunk',
                  )}
                >
                  {isCited ? 'Cited' : 'Cite'}
                </button>
              )}
            </li>
          );
        })}
        {shown.length === 0 && (
          <li className="py-3 text-ink-2">
            {clauses.length === 0 ? 'The guideline has no clauses yet.' : 'No clause fits.'}
          </li>
        )}
      </ul>
    </section>
  );
}
