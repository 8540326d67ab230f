import { ClauseBody } from '@/components/guideline/clause-body';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';

/** The clauses of the guideline, each to unfold; `isOpen` unfolds them all. */
export function GuidelineClauses({
  clauses,
  isOpen = false,
}: {
  readonly clauses: readonly GuidelineClause[];
  readonly isOpen?: boolean;
}) {
  if (clauses.length === 0) return <p className="text-ink-2">The guideline has no clauses yet.</p>;
  return (
    <div className="grid">
      {clauses.map(({ number, title, body }, i) =>
        body === '' ? (
          <p key={i} className="mt-2 flex gap-2 py-1 font-semibold first:mt-0">
            <span className="min-w-6 text-ink-3 tabular-nums">{number}</span>
            {title}
          </p>
        ) : (
          <details key={i} open={isOpen} className="group border-b border-line last:border-b-0">
            <summary className="flex min-h-8 gap-2 rounded-md py-1.5 hover:text-accent">
              <span className="min-w-6 text-ink-3 tabular-nums">{number}</span>
              <span className="flex-1">{title}</span>
              <span aria-hidden className="text-ink-3 transition-transform group-open:rotate-90">
                ›
              </span>
            </summary>
            <div className="pb-2.5 pl-8 text-ink-2">
              <ClauseBody markdown={body} />
            </div>
          </details>
        ),
      )}
    </div>
  );
}
