/**
 * What happened in a project, as its log tells it: the entries of the log itself, and what other
 * records tell (readings, decisions, values, imports, releases). Nothing of what was marked or
 * decided: who may read the log need not have read the snippet.
 */
import { z } from 'zod';
import { logEntrySchema } from './entry';

const ofSnippet = { snippet: z.string() };

const recordedEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('readingFinished'), ...ofSnippet }),
  z.object({ type: z.literal('readingReopened'), ...ofSnippet }),
  z.object({ type: z.literal('readingImported'), ...ofSnippet }),
  z.object({ type: z.literal('decisionRecorded'), ...ofSnippet }),
  z.object({ type: z.literal('valuesConfirmed'), ...ofSnippet }),
  z.object({
    type: z.literal('imported'),
    fileName: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed']),
  }),
  z.object({
    type: z.literal('released'),
    name: z.string(),
    status: z.enum(['draft', 'final']),
  }),
]);

export const logEventSchema = z.discriminatedUnion('type', [
  ...logEntrySchema.options,
  ...recordedEventSchema.options,
]);

export type LogEvent = z.infer<typeof logEventSchema>;
export type LogEventType = LogEvent['type'];

/** What a log is narrowed to. */
export const logTopics = [
  'people',
  'rules',
  'plan',
  'texts',
  'reading',
  'deciding',
  'releases',
] as const;
export type LogTopic = (typeof logTopics)[number];

const topics: Readonly<Record<LogEventType, LogTopic>> = {
  memberAdded: 'people',
  rolesChanged: 'people',
  memberRemoved: 'people',
  memberPseudonymised: 'people',
  schemePublished: 'rules',
  guidelinePublished: 'rules',
  mergeRuleChanged: 'rules',
  roundMade: 'plan',
  roundRenamed: 'plan',
  planMade: 'plan',
  workMoved: 'plan',
  snippetsExcluded: 'texts',
  snippetsRestored: 'texts',
  materialSet: 'texts',
  snippetsMoved: 'texts',
  bulkUndone: 'texts',
  snippetEdited: 'texts',
  textsReplaced: 'texts',
  metadataImported: 'texts',
  imported: 'texts',
  readingFinished: 'reading',
  readingReopened: 'reading',
  readingImported: 'reading',
  decisionRecorded: 'deciding',
  valuesConfirmed: 'deciding',
  released: 'releases',
  goldShown: 'releases',
};

/** The types of event of a topic; all without one. */
export function typesOfTopic(topic: LogTopic | null): LogEventType[] {
  const types = Object.keys(topics) as LogEventType[];
  return topic === null ? types : types.filter((type) => topics[type] === topic);
}

/** The people that an event tells of, by id, besides who did it. */
export function peopleOf(event: LogEvent): string[] {
  switch (event.type) {
    case 'memberAdded':
    case 'rolesChanged':
    case 'memberRemoved':
    case 'memberPseudonymised':
      return [event.person];
    case 'planMade':
      return event.readers.map(({ person }) => person);
    case 'workMoved':
      return [...(event.from === null ? [] : [event.from]), ...event.to.map((each) => each.person)];
    default:
      return [];
  }
}
