'use client';

import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { assertPresent } from '@/lib/domain/errors';
import { keyMapOf, type KeyMap } from '@/lib/domain/preferences/key-map';
import type { Preferences, PreferencesPatch } from '@/lib/domain/preferences/preferences';

/** True when the account has it now. */
export type SavePreferences = (patch: PreferencesPatch) => Promise<boolean>;

type Held = {
  readonly preferences: Preferences;
  readonly keyMap: KeyMap;
  readonly change: (patch: PreferencesPatch) => void;
  /** The last change did not reach the account; it counts in this window alone. */
  readonly isUnsaved: boolean;
};

const PreferencesContext = createContext<Held | null>(null);

/**
 * A person's preferences for the screens for work. A change counts at once; what the server did
 * not take goes along with the next change.
 */
export function PreferencesProvider({
  initial,
  save,
  children,
}: {
  readonly initial: Preferences;
  readonly save: SavePreferences;
  readonly children: ReactNode;
}) {
  const [preferences, setPreferences] = useState(initial);
  const [isUnsaved, setUnsaved] = useState(false);
  const unsent = useRef<PreferencesPatch>({});

  const held = useMemo((): Held => {
    async function send(patch: PreferencesPatch): Promise<void> {
      const all = { ...unsent.current, ...patch };
      unsent.current = all;
      const isSaved = await save(all).catch(() => false);
      if (isSaved && unsent.current === all) unsent.current = {};
      setUnsaved(!isSaved);
    }
    return {
      preferences,
      keyMap: keyMapOf(preferences.keys),
      change: (patch) => {
        setPreferences((before) => ({ ...before, ...patch }));
        void send(patch);
      },
      isUnsaved,
    };
  }, [preferences, isUnsaved, save]);

  return <PreferencesContext.Provider value={held}>{children}</PreferencesContext.Provider>;
}

export function usePreferences(): Held {
  return assertPresent(useContext(PreferencesContext), 'the preferences of the screen');
}
