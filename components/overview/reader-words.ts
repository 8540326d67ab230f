/** How people read, in words: as questions and as an outlook, never as a verdict. */
import type { Outlook } from '@/lib/domain/pace/outlook';
import type { ReaderQuestion } from '@/lib/domain/pace/reader-questions';
import { countOf } from '@/components/shell/number-words';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function questionWords(question: ReaderQuestion): string {
  switch (question.kind) {
    case 'slow':
      return `Takes ${durationWords(question.seconds)} a snippet, the others ${durationWords(question.others)}. Is something in the way?`;
    case 'fast':
      return `Takes ${durationWords(question.seconds)} a snippet, the others ${durationWords(question.others)}. Is it read as it is meant?`;
    case 'manyFlags':
      return `Flags ${percentWords(question.share)} as NOT CLEAR, the others ${percentWords(question.others)}. Is a rule unclear?`;
  }
}

/** When all will be read; `now` in milliseconds since the epoch. */
export function outlookWords(
  outlook: Outlook,
  daysLookedAt: number,
  now: number,
  nameOf: (id: string) => string,
): string | null {
  switch (outlook.kind) {
    case 'done':
      return null;
    case 'days': {
      const end = new Date(now + outlook.days * 86_400_000);
      const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        end,
      );
      return `At the pace of the last ${countOf(daysLookedAt, 'day')} everything is read about ${day}; ${nameOf(outlook.last)} is the last.`;
    }
    case 'unknown':
      return `When everything will be read cannot be told: ${list.format(outlook.waitingFor.map(nameOf))} read nothing in the last ${daysLookedAt === 1 ? 'day' : countOf(daysLookedAt, 'day')}.`;
  }
}

/** `45 s`, `2 min`, `2 min 30 s`. */
function durationWords(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

function percentWords(share: number): string {
  return `${Math.round(100 * share)} %`;
}
