/** The gold of a release as what was expected of a reader. */
import type { GoldReasons } from '../adjudication/gold-reasons';
import type { GoldOrigin } from '../adjudication/item';
import type { LabelledSpan } from '../spans/fragment';
import { compareLabelledSpans } from '../spans/side-by-side';
import type { Expected, ExpectedSpan } from './compare-reading';

/** A gold span with its reason; without a decision its origin says how it came to be. */
export type ExpectedGold = ExpectedSpan & { readonly origin: GoldOrigin };

/** @param reasons null where the release keeps none */
export function expectedGold(
  gold: readonly (LabelledSpan & { readonly origin: GoldOrigin })[],
  reasons: GoldReasons | null,
): Expected<ExpectedGold> {
  return {
    spans: gold.map(({ fragments, label, origin }) => {
      const span = { fragments, label };
      const reason = reasons?.spans.find((each) => compareLabelledSpans(each, span) === 0);
      return { ...span, origin, why: reason?.why ?? null, clause: reason?.clause ?? null };
    }),
    places: reasons?.places ?? [],
    why: reasons?.whole?.why ?? null,
    clause: reasons?.whole?.clause ?? null,
  };
}
