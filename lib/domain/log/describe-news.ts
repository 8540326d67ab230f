import type { LogEvent } from './event';

/** The types of event that somebody may have to be told of. */
export const newsTypes = [
  'planMade',
  'workMoved',
  'rolesChanged',
  'guidelinePublished',
  'schemePublished',
] as const satisfies readonly LogEvent['type'][];

/** What an event means for the person with this id, as a sentence to them; null for nothing. */
export function describeNews(event: LogEvent, person: string): string | null {
  switch (event.type) {
    case 'planMade': {
      const own = event.readers.find((reader) => reader.person === person)?.snippets ?? 0;
      return own === 0 ? null : `${snippets(own)} of ${event.round} came to you to read.`;
    }
    case 'workMoved': {
      const own = event.to.find((reader) => reader.person === person)?.snippets ?? 0;
      if (own > 0) return `${snippets(own)} more came to you to read.`;
      if (event.from !== person) return null;
      const moved = event.to.reduce((sum, reader) => sum + reader.snippets, 0);
      return `${snippets(moved)} that you had not finished went to others. What you marked in them is kept.`;
    }
    case 'rolesChanged':
      return event.person === person ? `Your roles are now: ${event.roles.join(', ')}.` : null;
    case 'guidelinePublished': {
      const { version, clauses } = event;
      const changed =
        clauses.length === 0
          ? ''
          : `; ${clauses.length === 1 ? 'clause' : 'clauses'} ${clauses.join(', ')} changed`;
      return `The guideline has a new version, ${version}${changed}.`;
    }
    case 'schemePublished':
      return `The labels have a new version, ${event.version}.`;
    default:
      return null;
  }
}

/** What is said to a lead of a round in which every reader has finished. */
export function describeFinishedRound(round: {
  readonly name: string;
  readonly readings: number;
}): string {
  const { name, readings } = round;
  const count = readings === 1 ? 'its one reading is' : `all ${readings} readings are`;
  return `${name} is finished: ${count} in.`;
}

function snippets(count: number): string {
  return `${count} ${count === 1 ? 'snippet' : 'snippets'}`;
}
