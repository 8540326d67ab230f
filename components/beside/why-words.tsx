import Link from 'next/link';
import { ClauseBody } from '@/components/guideline/clause-body';
import { clauseId } from '@/components/guideline/guideline-blocks';
import type { Why } from '@/lib/domain/feedback/compare-reading';
import type { GuidelineClause } from '@/lib/domain/guideline/clauses';

/** A reason as it was written, and the clause that it cites, to unfold. */
export function WhyWords({
  reason: { why, clause },
  clauses,
  guidelineHref,
}: {
  readonly reason: Why;
  readonly clauses: readonly GuidelineClause[];
  readonly guidelineHref: string;
}) {
  const cited = clauses.find(({ number }) => number === clause);
  return (
    <div className="grid gap-1 border-l-2 border-accent pl-3">
      {why !== null && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-ink-3">Why: </span>
          {why}
        </p>
      )}
      {clause !== null &&
        (cited === undefined ? (
          <p className="text-[0.8125rem] text-ink-2">Clause {clause} of the guideline</p>
        ) : (
          <details className="text-[0.8125rem]">
            <summary className="min-h-6 py-0.5 font-semibold text-ink-2 hover:text-accent">
              Clause {cited.number}: {cited.title}
            </summary>
            <div className="grid gap-1.5 pt-1 pb-1.5 text-ink-2">
              <ClauseBody markdown={cited.body} />
              <p>
                <Link
                  href={`${guidelineHref}#${clauseId(cited.number)}`}
                  className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
                >
                  {cited.number} in the guideline
                </Link>
              </p>
            </div>
          </details>
        ))}
    </div>
  );
}
