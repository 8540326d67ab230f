/** A finished reading as what is expected of others. */
import type { Expected, ExpectedSpan, OwnReading } from '../feedback/compare-reading';
import type { GuidelineClause } from '../guideline/clauses';
import type { Annotation } from '../spans/fragment';
import { readReason } from './reason';

/** Notes are the reasons: of each span, and of the snippet as a whole. */
export function expectedOf(
  { spans, note }: OwnReading<Annotation> & { readonly note: string | null },
  clauses: readonly GuidelineClause[],
): Expected<ExpectedSpan & { readonly id: string }> {
  return {
    ...readReason(note, clauses),
    spans: spans.map(({ id, fragments, label, note: reason }) => ({
      id,
      fragments,
      label,
      ...readReason(reason, clauses),
    })),
    places: [],
  };
}
