'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionResult } from '@/lib/actions/define-action';
import type { Failure } from './use-action';

export type Preview<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: Pick<Failure, 'message' | 'details'> };

/** Milliseconds of rest after the last change before the preview is asked for. */
const rest = 250;

/**
 * What a draft would do, asked anew as the draft changes; nothing is asked for a null. `isOld` while
 * a newer one is on the way; answers that come late are dropped. `again` asks for the same once
 * more.
 */
export function usePreview<Draft, T>(
  ask: (draft: Draft) => Promise<ActionResult<T>>,
  draft: Draft | null,
): { readonly preview: Preview<T>; readonly isOld: boolean; readonly again: () => void } {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; preview: Preview<T> }>({
    of: '',
    preview: { kind: 'none' },
  });
  const wanted = draft === null ? null : `${turn} ${JSON.stringify(draft)}`;

  const send = useEffectEvent(async (): Promise<Preview<T> | null> => {
    if (draft === null) return null;
    try {
      const result = await ask(draft);
      if (result.ok) return { kind: 'shown', data: result.data };
      return { kind: 'failed', failure: result };
    } catch {
      const message = 'The server cannot be reached. Try again when the connection is back.';
      return { kind: 'failed', failure: { message, details: [] } };
    }
  });

  useEffect(() => {
    if (wanted === null) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      void send().then((preview) => {
        if (!isLeft && preview !== null) setAnswer({ of: wanted, preview });
      });
    }, rest);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  if (wanted === null) return { preview: { kind: 'none' }, isOld: false, again: () => undefined };
  return {
    preview: answer.preview,
    isOld: answer.of !== wanted,
    again: () => setTurn((before) => before + 1),
  };
}
