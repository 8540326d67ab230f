/** Deciding and releasing in tests, in one line each. */
import { randomUUID } from 'node:crypto';
import { assertPresent } from '../../domain/errors';
import { readCase } from '../cases/read-case';
import { recordDecision } from '../cases/record-decision';
import { database } from '../database';
import { makeRelease, type MadeRelease } from '../releases/make-release';
import type { TestProject } from './build-project';

export type TestDecision = {
  /** Place of the item in its case; null for the whole case. */
  readonly item: number | null;
  /** Empty for "no value here". */
  readonly gold?: readonly (readonly [start: number, end: number, label: string])[];
  readonly reason: string;
  readonly clause?: string;
};

/** Records a decision of the lead on a snippet's case. */
export async function decide(
  { id: projectId, lead }: TestProject,
  snippet: string,
  { item, gold = [], reason, clause }: TestDecision,
): Promise<void> {
  const { id } = await database().case.findFirstOrThrow({
    where: { projectId, snippet: { name: snippet } },
  });
  const { revision, items } = await readCase(lead, id);
  await recordDecision(lead, id, {
    id: randomUUID(),
    caseRevision: revision,
    ...(item === null ? {} : { item: assertPresent(items[item], 'the item').id }),
    gold: gold.map(([start, end, label]) => ({ fragments: [[start, end]], label })),
    reason,
    ...(clause === undefined ? {} : { clause }),
  });
}

/** Makes a release as the lead. */
export function release(
  { id, lead }: TestProject,
  name: string,
  status: 'draft' | 'final' = 'final',
): Promise<MadeRelease> {
  const draft = status === 'draft';
  return makeRelease(lead, id, { name, note: '', draft, createdBy: lead.userId });
}
