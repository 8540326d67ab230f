'use client';

import { canDecide, currentItem, currentSheet } from '@/lib/stores/adjudicate-state';
import { useAdjudicate } from './adjudicate-context';
import { ClauseFinder } from './clause-finder';
import { PrecedentList } from './precedent-list';

/** What a decision can rest on, always in view: the guideline, and decisions like this one. */
export function ReferenceShelf({ projectId }: { readonly projectId: string }) {
  const sheet = useAdjudicate(currentSheet);
  const item = useAdjudicate(currentItem);
  if (sheet === null || !sheet.isComplete) return null;
  const precedents = item === null ? [] : (sheet.precedents[item.id] ?? []);
  return (
    <aside
      aria-label="Guideline and earlier decisions"
      className="grid min-w-0 border-line bg-paper max-wide:border-t md:grid-cols-2 wide:col-start-2 wide:row-start-2 wide:h-[clamp(8.5rem,25vh,17rem)] wide:border-t"
    >
      <ClauseFinder
        key={sheet.id}
        clauses={sheet.clauses}
        precedents={precedents}
        canCite={canDecide(sheet, item)}
      />
      <PrecedentList
        projectId={projectId}
        sheet={sheet}
        precedents={precedents}
        isAsked={item !== null}
        canTake={canDecide(sheet, item)}
      />
    </aside>
  );
}
