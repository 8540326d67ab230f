/** What the screen says about saving; it claims only what is true. Pure. */
import { clockTime } from '@/components/workspace/clock-time';
import type { SaveStatus } from '@/lib/stores/save-status';
import type { Keeping } from '@/lib/stores/unsent-keeper';
import { countWords } from '@/lib/stores/describe-operation';

export type SaveWords = {
  /** In the header. */
  readonly short: string;
  /** The whole sentence, where something needs attention; null when all is well. */
  readonly sentence: string | null;
  readonly tone: 'quiet' | 'ok' | 'warn' | 'bad';
};

/**
 * `keeping` tells whether this computer keeps what is unsent; `snippetName` names the snippet that
 * a conflict or refusal is about.
 */
export function describeSaving(
  status: SaveStatus,
  keeping: Keeping,
  snippetName: (assignment: string) => string,
  timeZone?: string,
): SaveWords {
  switch (status.kind) {
    case 'opening':
      return { short: 'Opening', sentence: null, tone: 'quiet' };
    case 'untouched':
      return { short: 'No changes yet', sentence: null, tone: 'quiet' };
    case 'saving':
      return { short: 'Saving', sentence: null, tone: 'quiet' };
    case 'saved':
      return { short: `Saved ${clockTime(status.at, timeZone)}`, sentence: null, tone: 'ok' };
    case 'unreachable':
      return keeping === 'refused'
        ? {
            short: 'Not saved',
            sentence: `Not saved: the server cannot be reached. ${whereKept(status.count, keeping)}`,
            tone: 'bad',
          }
        : {
            short: 'Offline',
            sentence: `Offline: the server cannot be reached. ${whereKept(status.count, keeping)}`,
            tone: 'warn',
          };
    case 'signedOut':
      return {
        short: 'Signed out',
        sentence: `Signed out: sign in again here, nothing is lost. ${whereKept(status.count, keeping)}`,
        tone: 'warn',
      };
    case 'elsewhere':
      return {
        short: 'Opened elsewhere',
        sentence:
          'Opened elsewhere: another tab of this browser works on this snippet, with everything that was done here.',
        tone: 'warn',
      };
    case 'conflict':
      return {
        short: 'Changed elsewhere',
        sentence: `Changed elsewhere: ${snippetName(status.assignment)} has other changes on the server. ${whereKept(status.count, keeping, 'until you choose')}`,
        tone: 'warn',
      };
    case 'refused':
      return {
        short: 'Not saved',
        sentence: `Not saved: the server refused a change in ${snippetName(status.assignment)}. ${status.message} ${whereKept(status.count, keeping, 'until you choose')}`,
        tone: 'bad',
      };
  }
}

function whereKept(count: number, keeping: Keeping, then = 'and will be sent'): string {
  if (count === 0) return '';
  const changes = count === 1 ? '1 change is' : `${countWords(count, 'change')} are`;
  return keeping === 'refused'
    ? `${changes} kept in this tab only: leave it open.`
    : `${changes} kept on this computer ${then}.`;
}
