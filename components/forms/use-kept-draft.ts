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
};

/**
 * Something that is written over a while, kept by the browser until it is published. `read` says
 * whether what the browser kept is (still) a draft; null when it is none.
 */
export function useKeptDraft<T>(
  key: string,
  published: T,
  read: (kept: unknown) => T | null,
): KeptDraft<T> {
  const kept = useSyncExternalStore(
    never,
    () => load(key),
    () => null,
  );
  const [written, setWritten] = useState<{ readonly value: T; readonly isKept: boolean } | null>(
    null,
  );
  const before = kept === null ? null : read(parse(kept));
  const isUnsafe = written !== null && !written.isKept;

  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);

  return {
    draft: written?.value ?? before ?? published,
    write: (value) => setWritten({ value, isKept: keep(key, value) }),
    drop: () => {
      forget(key);
      setWritten({ value: published, isKept: true });
    },
    isFromBefore: written === null && before !== null,
    isKept: !isUnsafe,
  };
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
