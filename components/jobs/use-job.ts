'use client';

import { useEffect, useState } from 'react';
import { callApi } from '@/components/forms/call-api';
import { hasEnded, jobSchema, type Job } from './job';

/** Milliseconds between two looks at a job, and after one that found no server. */
const pause = { usual: 700, unreachable: 3_000 };

/**
 * A job as it goes on, looked at until it has ended. `trouble` says why the page cannot see it at
 * the moment; the job itself goes on.
 */
export function useJob(initial: Job): { readonly job: Job; readonly trouble: string | null } {
  const [seen, setSeen] = useState<{ job: Job; trouble: string | null }>({
    job: initial,
    trouble: null,
  });
  const { id } = initial;
  const isOver = hasEnded(seen.job);

  useEffect(() => {
    if (isOver) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await callApi(`/api/v1/jobs/${encodeURIComponent(id)}`, jobSchema);
      if (isLeft) return;
      setSeen((before) =>
        answer.ok
          ? { job: answer.data, trouble: null }
          : { job: before.job, trouble: answer.message },
      );
      if (answer.ok && hasEnded(answer.data)) return;
      timer = setTimeout(() => void look(), answer.ok ? pause.usual : pause.unreachable);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, isOver]);

  return seen;
}
