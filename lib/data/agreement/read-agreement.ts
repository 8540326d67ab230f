import { measureAgreement, type AgreementReport } from '../../domain/agreement/measure-agreement';
import { notClearLabel } from '../../domain/label-scheme/scheme';
import type { Actor } from '../actor';
import { ofRound, readReadings } from './read-readings';

export type AgreementQuery = {
  readonly notClear: 'include' | 'exclude';
  readonly material?: string | undefined;
  readonly label?: string | undefined;
  /** A round's name; all rounds when absent. */
  readonly round?: string | undefined;
  /** Asks for intervals, drawn with this seed. */
  readonly seed?: string | undefined;
};

export type Agreement = AgreementReport & { readonly at: Date };

/**
 * The agreement of a project's annotators before adjudication, as of now.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function readAgreement(
  actor: Actor,
  projectId: string,
  query: AgreementQuery,
): Promise<Agreement> {
  const { seed, round, ...options } = query;
  const readings = ofRound(await readReadings(actor, projectId), round);
  const bootstrap = seed === undefined ? undefined : { seed };
  return {
    ...measureAgreement(readings, { ...options, notClearLabel, bootstrap }),
    at: new Date(),
  };
}
