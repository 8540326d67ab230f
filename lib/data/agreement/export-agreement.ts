import { agreementHeader, listAgreementRows } from '../../domain/agreement/agreement-rows';
import { writeCsv } from '../../domain/release/pv600-csv';
import type { Actor } from '../actor';
import { readAgreement, type AgreementQuery } from './read-agreement';

/** Agreement before adjudication as CSV. @throws Refusal as `readAgreement` does */
export async function exportAgreement(
  actor: Actor,
  projectId: string,
  query: AgreementQuery,
): Promise<Uint8Array> {
  const rows = listAgreementRows(await readAgreement(actor, projectId, query));
  return new TextEncoder().encode(writeCsv([[...agreementHeader], ...rows]));
}
