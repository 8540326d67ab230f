import { ClauseBody } from '@/components/guideline/clause-body';
import { InlineElements } from '@/components/guideline/inline-elements';
import { lightWords } from '@/components/guideline/light-words';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';

const none: readonly string[] = [];

/**
 * The clauses of the guideline, each to unfold; `isOpen` unfolds them all. With words that were
 * sought, the clauses are those that were found: unfolded, and the words are lit.
 */
export function GuidelineClauses({
  clauses,
  isOpen = false,
  sought = none,
}: {
  readonly clauses: readonly GuidelineClause[];
  readonly isOpen?: boolean;
  /** In lower case. */
  readonly sought?: readonly string[];
}) {
  const isSearch = sought.length > 0;
  if (clauses.length === 0) {
    return (
      <p className="text-ink-2">
        {isSearch ? 'No clause has these words.' : 'The guideline has no clauses yet.'}
      </p>
    );
  }
  return (
    <div className="grid">
      {clauses.map(({ number, title, body }, i) => {
        const titleElement = (
          <InlineElements inlines={lightWords([{ kind: 'text', text: title }], sought)} />
        );
        return body === '' ? (
          <p key={i} className="mt-2 flex gap-2 py-1 font-semibold first:mt-0">
            <span className="min-w-6 text-ink-3 tabular-nums">{number}</span>
            <span>{titleElement}</span>
          </p>
        ) : (
          <details
            key={`${number} ${i} ${isSearch}`}
            open={isOpen || isSearch}
            className="group border-b border-line last:border-b-0"
          >
            <summary className="flex min-h-8 gap-2 rounded-md py-1.5 hover:text-accent">
              <span className="min-w-6 text-ink-3 tabular-nums">{number}</span>
              <span className="flex-1">{titleElement}</span>
              <span aria-hidden className="text-ink-3 transition-transform group-open:rotate-90">
                ›
              </span>
            </summary>
            <div className="pb-2.5 pl-8 text-ink-2">
              <ClauseBody markdown={body} lit={sought} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
