/** Runs stages and sums up what they counted. */
import type { Progress } from '../serve/progress';
import { describeFailure } from '../setup/describe-failure.mjs';
import { type Counts, format, oneFailed, sum } from './counts';
import type { Lane, Stage } from './stages';

type Outcome = { readonly name: string; readonly counts: Counts; readonly note: string };

/**
 * Runs the steps one after the other, and the lanes of each at the same time. A stage that fails
 * does not keep later ones from running, unless they need it. Tells the counts of each at the end,
 * and those of all on the last line.
 */
export async function runSteps(
  steps: readonly (readonly Lane[])[],
  progress: Progress,
): Promise<Counts> {
  const outcomes: Outcome[] = [];
  for (const lanes of steps) {
    const ofLanes = await Promise.all(lanes.map((lane) => runLane(lane, progress)));
    outcomes.push(...ofLanes.flat());
  }
  const total = sum(outcomes.map(({ counts }) => counts));
  progress.say(`\n${outcomes.map(describe).join('\n')}\n${format(total)}`);
  return total;
}

async function runLane(lane: Lane, progress: Progress): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const hasFailed = (name: string) =>
    outcomes.some((outcome) => outcome.name === name && outcome.counts.failed > 0);
  for (const stage of lane) {
    const { name, needs } = stage;
    if (progress.stop?.aborted) {
      outcomes.push({ name, counts: oneFailed, note: 'not run: stopped' });
    } else if (needs !== undefined && hasFailed(needs)) {
      outcomes.push({ name, counts: oneFailed, note: `not run: ${needs} failed` });
    } else {
      outcomes.push(await runStage(stage, progress));
    }
  }
  return outcomes;
}

async function runStage({ name, run }: Stage, progress: Progress): Promise<Outcome> {
  progress.say(`\n── ${name} ──`);
  const began = performance.now();
  try {
    const counts = await run(progress);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { name, counts, note: `${seconds} s` };
  } catch (error) {
    const message = describeFailure(error).trim();
    progress.say(message);
    return { name, counts: oneFailed, note: message.split('\n')[0] ?? '' };
  }
}

function describe({ name, counts, note }: Outcome): string {
  return `${name.padEnd(11)}${format(counts)} (${note})`;
}
