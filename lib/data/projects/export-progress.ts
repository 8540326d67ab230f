import type { ProgressDimension } from '../../domain/pace/progress-dimension';
import { writeCsv } from '../../domain/release/pv600-csv';
import type { Actor } from '../actor';
import { readProgress } from './read-progress';

/**
 * How many readings were finished on which day (UTC), as CSV; days without any are left out.
 * @throws Refusal as `readProgress` does
 */
export async function exportProgress(
  actor: Actor,
  projectId: string,
  by: ProgressDimension,
): Promise<Uint8Array> {
  const { groups, finishedOn } = await readProgress(actor, projectId, by);
  const rows = groups.flatMap(({ key, name, total }) => {
    let sum = 0;
    return finishedOn
      .filter((row) => row.key === key)
      .map(({ day, finished }) => {
        sum += finished;
        return [name ?? '', day, String(finished), String(sum), String(total)];
      });
  });
  const header = [by, 'day', 'finished', 'finished_so_far', 'assigned'];
  return new TextEncoder().encode(writeCsv([header, ...rows]));
}
