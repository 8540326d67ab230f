'use client';

import { useState } from 'react';
import type { ActionResult } from '@/lib/actions/define-action';

export type Failure = Extract<ActionResult<never>, { ok: false }>;

const unreachable: Failure = {
  ok: false,
  code: 'internal',
  message: 'The server cannot be reached. Nothing was changed; try again.',
  details: [],
};

/**
 * A server action with its state: running or not, and the last failure. `errorAt` gives the
 * message that belongs to one field of the form.
 */
export function useAction<Input, T>(action: (input: Input) => Promise<ActionResult<T>>) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(input: Input): Promise<ActionResult<T>> {
    setIsPending(true);
    setFailure(null);
    const result = await action(input).catch((): Failure => unreachable);
    setIsPending(false);
    if (!result.ok) setFailure(result);
    return result;
  }

  return {
    run,
    isPending,
    failure,
    clear: () => setFailure(null),
    errorAt: (path: string) => failure?.details.find((detail) => detail.path === path)?.message,
  };
}
