import { measureAgreement } from '../../domain/agreement/measure-agreement';
import { notClearLabel } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import type { Agreement, AgreementQuery } from './read-agreement';
import { ofRound, readReadings } from './read-readings';

/** The same draw for everybody, so that a number that is cited keeps its interval. */
const seed = 1;

/**
 * Agreement with a 95 % interval for each measure, by 2,000 resamples of the snippets: seconds of
 * work where the plain numbers take a moment, so it is asked for.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readAgreementWithIntervals(
  actor: Actor,
  projectId: string,
  query: AgreementQuery,
): Promise<Agreement> {
  const { round, ...filter } = query;
  const readings = ofRound(await readReadings(actor, projectId), round);
  const options = { ...filter, notClearLabel, bootstrap: { seed } };
  return { ...measureAgreement(readings, options), at: new Date() };
}
