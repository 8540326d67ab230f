'use client';

import { AdjudicateScreen, type AdjudicateScreenProps } from './adjudicate-screen';
import { loadCase, recordDecision } from './case-requests';

/** The adjudicator's screen on this program's own API. */
export function AdjudicateClient(
  props: Omit<AdjudicateScreenProps, 'loadCase' | 'recordDecision'>,
) {
  return <AdjudicateScreen {...props} loadCase={loadCase} recordDecision={recordDecision} />;
}
