'use client';

import { Search } from 'lucide-react';
import { memo, useState } from 'react';
import { hasWords, wordsOfSearch } from '@/components/guideline/light-words';
import { Input } from '@/components/ui/field';
import { FoundCount } from '@/components/workspace/found-count';
import { clausesOfVersion, newestVersion } from '@/lib/domain/guideline/shelf';
import { currentSheet } from '@/lib/stores/annotate-state';
import { useAnnotate } from './annotate-context';
import { GuidelineChanges } from './guideline-changes';
import { GuidelineClauses } from './guideline-clauses';
import type { GuidelineDesk } from './use-guideline';

/** The guideline that applies to the snippet: what is new in it, a search, and its clauses. */
export const GuidelinePanel = memo(function GuidelinePanel({
  guideline,
  isOpen = false,
}: {
  readonly guideline: GuidelineDesk;
  /** All clauses are unfolded. */
  readonly isOpen?: boolean;
}) {
  const { shelf } = guideline;
  const applying = useAnnotate((state) => currentSheet(state)?.view.guidelineVersion ?? null);
  const [search, setSearch] = useState('');
  const newest = newestVersion(shelf);
  const sought = wordsOfSearch(search);
  const found = clausesOfVersion(shelf, applying).filter((clause) => hasWords(clause, sought));
  return (
    <div className="grid gap-3">
      {applying !== null && (
        <p className="text-xs text-ink-2">
          Version {applying} applies to this snippet.
          {newest !== null &&
            newest > applying &&
            ` Version ${newest} is newer; it applies to snippets that are begun or given out later.`}
        </p>
      )}
      <GuidelineChanges guideline={guideline} />
      <div className="relative">
        <Search aria-hidden size={14} className="absolute top-2.5 left-2.5 text-ink-3" />
        <Input
          type="search"
          aria-label="Search the guideline"
          placeholder="Search clauses"
          autoComplete="off"
          value={search}
          className="pl-8"
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            // A drawer around it would close with the same key.
            event.preventDefault();
            event.stopPropagation();
            event.nativeEvent.stopImmediatePropagation();
            setSearch('');
          }}
        />
      </div>
      <FoundCount isSearch={sought.length > 0} count={found.length} word="clause" />
      <GuidelineClauses clauses={found} isOpen={isOpen} sought={sought} />
    </div>
  );
});
