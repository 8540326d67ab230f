/** Background work as the API shows it. */
import { z } from 'zod';

export const jobSchema = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  /** 0 to 1. */
  progress: z.number(),
  report: z.unknown(),
});
export type Job = z.infer<typeof jobSchema>;

/** The answer of a call that starts a job. */
export const startedJobSchema = z.object({ job: z.object({ id: z.string() }) });

export function hasEnded({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed';
}
