'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

export type KeptDraft<T> = {
  /** What was written; what is published until something was. */
  readonly draft: T;
  readonly write: (next: T) => void;
  /** Forgets what was written: it was published, or is not wanted. */
  readonly drop: () => void;
  /** What stands here was written at an earlier visit. */
  readonly isFromBefore: boolean;
  /** False when this browser keeps nothing; the page then warns before it is left. */
  readonly isKept: boolean;
  /** Written from an earlier version than the one that is published by now; null when nothing is. */
  readonly older: { readonly base: number; readonly takeOver: () => void } | null;
};

/**
 * Something that is written from a version over a while, kept by the browser until it is published.
 * `read` says whether what the browser kept is (still) a draft; null when it is none. What was
 * written from an earlier version is not shown unasked, and never thrown away unasked.
 */
export function useKeptDraft<T>(
  key: string,
  published: { readonly version: number; readonly value: T },
  read: (kept: unknown) => T | null,
): KeptDraft<T> {
  const { version } = published;
  const stored = useSyncExternalStore(
    never,
    () => load(key),
    () => null,
  );
  const [written, setWritten] = useState<{ readonly value: T; readonly isKept: boolean } | null>(
    null,
  );
  const kept = stored === null ? null : readKept(parse(stored), read);
  const before = kept?.base === version ? kept.value : null;
  const isUnsafe = written !== null && !written.isKept;

  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);

  const write = (value: T): void =>
    setWritten({ value, isKept: keep(key, { base: version, value }) });

  return {
    draft: written?.value ?? before ?? published.value,
    write,
    drop: () => {
      forget(key);
      setWritten({ value: published.value, isKept: true });
    },
    isFromBefore: written === null && before !== null,
    isKept: !isUnsafe,
    older:
      written !== null || kept === null || kept.base >= version
        ? null
        : { base: kept.base, takeOver: () => write(kept.value) },
  };
}

function readKept<T>(
  kept: unknown,
  read: (value: unknown) => T | null,
): { readonly base: number; readonly value: T } | null {
  if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('value' in kept)) {
    return null;
  }
  const { base } = kept;
  const value = read(kept.value);
  return typeof base === 'number' && value !== null ? { base, value } : null;
}

function load(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Only this page writes the key. */
function never(): () => void {
  return () => undefined;
}
