'use client';

import { PreferencesProvider } from '@/components/workspace/preferences';
import { saveOwnPreferences } from '@/components/workspace/save-own-preferences';
import type { Preferences } from '@/lib/domain/preferences/preferences';
import { AdjudicateScreen, type AdjudicateScreenProps } from './adjudicate-screen';
import { loadCase, recordDecision } from './case-requests';

/** The adjudicator's screen on this program's own API. */
export function AdjudicateClient({
  preferences,
  ...props
}: Omit<AdjudicateScreenProps, 'loadCase' | 'recordDecision'> & {
  readonly preferences: Preferences;
}) {
  return (
    <PreferencesProvider initial={preferences} save={saveOwnPreferences}>
      <AdjudicateScreen {...props} loadCase={loadCase} recordDecision={recordDecision} />
    </PreferencesProvider>
  );
}
