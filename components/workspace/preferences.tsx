'use client';

import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { assertPresent } from '@/lib/domain/errors';
import { keyMapOf, type KeyMap } from '@/lib/domain/preferences/key-map';
import type { Preferences, PreferencesPatch } from '@/lib/domain/preferences/preferences';

/** True when the account has it now. */
export type SavePreferences = (patch: PreferencesPatch) => Promise<boolean>;

type Held = {
  readonly preferences: Preferences;
  readonly keyMap: KeyMap;
  readonly change: (patch: PreferencesPatch) => void;
  /** Whether the account has the changes of this window; null while nothing was changed. */
  readonly saving: 'saving' | 'saved' | 'unsaved' | null;
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
  const [saving, setSaving] = useState<Held['saving']>(null);
  const unsent = useRef<PreferencesPatch>({});

  const held = useMemo((): Held => {
    async function send(patch: PreferencesPatch): Promise<void> {
      const all = { ...unsent.current, ...patch };
      unsent.current = all;
      setSaving('saving');
      const isSaved = await save(all).catch(() => false);
      if (unsent.current !== all) return;
      if (isSaved) unsent.current = {};
      setSaving(isSaved ? 'saved' : 'unsaved');
    }
    return {
      preferences,
      keyMap: keyMapOf(preferences.keys),
      change: (patch) => {
        setPreferences((before) => ({ ...before, ...patch }));
        void send(patch);
      },
      saving,
    };
  }, [preferences, saving, save]);

  return <PreferencesContext.Provider value={held}>{children}</PreferencesContext.Provider>;
}

/** Said where preferences are changed. */
export function PreferencesState() {
  const { saving } = usePreferences();
  return (
    <p
      role="status"
      aria-label="Preferences"
      className={classNames('text-xs', saving === 'unsaved' ? 'text-warn' : 'text-ink-2')}
    >
      {saving !== null && sentences[saving]}
    </p>
  );
}

const sentences = {
  saving: 'Saving with your account',
  saved: 'Saved with your account, for every computer.',
  unsaved:
    'Not saved with your account: the server did not answer. It counts in this window, and goes along with your next change.',
} as const;

export function usePreferences(): Held {
  return assertPresent(useContext(PreferencesContext), 'the preferences of the screen');
}
