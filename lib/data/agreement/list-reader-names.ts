import type { Actor } from '../actor';
import { database } from '../database';
import { requireProject } from '../rights/require-project';

/**
 * The names of those who read here, by e-mail: agreement is measured between e-mails and shown
 * between names.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function listReaderNames(
  actor: Actor,
  projectId: string,
): Promise<ReadonlyMap<string, string>> {
  await requireProject(actor, 'viewAgreement', projectId);
  const rows = await database().user.findMany({
    where: { assignments: { some: { projectId, status: { not: 'withdrawn' } } } },
    select: { email: true, name: true },
  });
  return new Map(rows.map(({ email, name }) => [email, name]));
}
