/** What the screen says about saving; it claims only what is true. Pure. */
import { clockTime } from '@/components/workspace/clock-time';
import type { SaveStatus } from '@/lib/stores/save-status';
import { countWords } from '@/lib/stores/describe-operation';

export type SaveWords = {
  /** In the header. */
  readonly short: string;
  /** The whole sentence, where something needs attention; null when all is well. */
  readonly sentence: string | null;
  readonly tone: 'quiet' | 'ok' | 'warn' | 'bad';
};

/** `snippetName` names the snippet that a conflict or refusal is about. */
export function describeSaving(
  status: SaveStatus,
  snippetName: (assignment: string) => string,
  timeZone?: string,
): SaveWords {
  switch (status.kind) {
    case 'untouched':
      return { short: 'No changes yet', sentence: null, tone: 'quiet' };
    case 'saving':
      return { short: 'Saving', sentence: null, tone: 'quiet' };
    case 'saved':
      return { short: `Saved ${clockTime(status.at, timeZone)}`, sentence: null, tone: 'ok' };
    case 'unreachable':
      return {
        short: 'Not saved',
        sentence: `Not saved: the server cannot be reached. ${keptInTab(status.count)}`,
        tone: 'bad',
      };
    case 'signedOut':
      return {
        short: 'Signed out',
        sentence: `Signed out: sign in again, nothing is lost. ${keptInTab(status.count)}`,
        tone: 'warn',
      };
    case 'conflict':
      return {
        short: 'Opened elsewhere',
        sentence: `Opened elsewhere: ${snippetName(status.assignment)} was changed in another tab or on another computer. ${keptInTab(status.count)}`,
        tone: 'warn',
      };
    case 'refused':
      return {
        short: 'Not saved',
        sentence: `Not saved: the server refused a change in ${snippetName(status.assignment)}. ${status.message} ${keptInTab(status.count)}`,
        tone: 'bad',
      };
  }
}

function keptInTab(count: number): string {
  return count === 1
    ? '1 change is kept in this tab, leave it open.'
    : `${countWords(count, 'change')} are kept in this tab, leave it open.`;
}
