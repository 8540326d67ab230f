'use client';

import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import {
  changeKey,
  findKeyProblem,
  keyCommandNames,
  wordsOfCommand,
  type KeyCommandName,
} from '@/lib/domain/preferences/key-map';
import { capsOf, keyOf } from './key-press';
import { usePreferences } from './preferences';
import { useModifierKey } from './use-modifier-key';

type Refused = { readonly name: KeyCommandName; readonly why: string };

/**
 * Every command with its key: press the button, then the key that it shall have. A key that is
 * taken is refused with the name of what has it. `labelKeys` are the scheme's, by title.
 */
export function ChangeKeys({ labelKeys }: { readonly labelKeys: ReadonlyMap<string, string> }) {
  const { preferences, keyMap, change } = usePreferences();
  const [waiting, setWaiting] = useState<KeyCommandName | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  function give(name: KeyCommandName, key: string | null): void {
    change({ keys: changeKey(preferences.keys, name, key) });
    setRefused(null);
    setWaiting(null);
  }

  function take(name: KeyCommandName, event: KeyboardEvent): void {
    if (waiting !== name || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setWaiting(null);
      return;
    }
    const key = keyOf(event);
    if (key === null) return;
    const why = findKeyProblem(keyMap, name, key, labelKeys);
    if (why === null) give(name, key);
    else setRefused({ name, why });
  }

  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        Press a button, then the key that the command shall have. Labels’ keys belong to the label
        scheme; arrows, Enter and Esc stay.
      </p>
      <ul aria-label="Keys to change" className="grid gap-x-8 sm:grid-cols-2">
        {keyCommandNames.map((name) => (
          <li key={name} className="grid border-b border-line py-1.5">
            <span className="flex items-center justify-between gap-2">
              <span id={`key-of-${name}`}>{wordsOfCommand(name)}</span>
              <span className="flex shrink-0 items-center gap-1">
                <KeyButton
                  name={name}
                  isWaiting={waiting === name}
                  onPress={() => {
                    setRefused(null);
                    setWaiting(waiting === name ? null : name);
                  }}
                  onKey={(event) => take(name, event)}
                  onLeave={() => setWaiting(null)}
                />
                <Button
                  size="small"
                  variant="quiet"
                  className="font-normal! text-ink-2!"
                  disabled={keyMap[name] === null}
                  aria-label={`No key for “${wordsOfCommand(name)}”`}
                  onClick={() => give(name, null)}
                >
                  No key
                </Button>
              </span>
            </span>
            <span role="status" className="text-xs text-warn not-empty:mt-1">
              {refused?.name === name ? refused.why : ''}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function KeyButton({
  name,
  isWaiting,
  onPress,
  onKey,
  onLeave,
}: {
  readonly name: KeyCommandName;
  readonly isWaiting: boolean;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
}) {
  const { keyMap } = usePreferences();
  const modifier = useModifierKey();
  const caps = capsOf(keyMap[name], modifier);
  const spoken = caps.length === 0 ? 'no key' : caps.join(' ');
  return (
    <button
      type="button"
      data-takes-keys
      aria-label={`${wordsOfCommand(name)}: ${isWaiting ? 'press a key' : spoken}`}
      aria-pressed={isWaiting}
      onClick={onPress}
      onKeyDown={onKey}
      onBlur={onLeave}
      className={classNames(
        'inline-flex min-h-7 min-w-14 items-center justify-center gap-1 rounded-md border px-1.5 text-xs',
        isWaiting ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong hover:bg-sunk',
      )}
    >
      {isWaiting && 'Press a key'}
      {!isWaiting && caps.map((cap) => <Kbd key={cap}>{cap}</Kbd>)}
      {!isWaiting && caps.length === 0 && 'no key'}
    </button>
  );
}
