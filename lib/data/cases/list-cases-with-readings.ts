import type { Actor } from '../actor';
import type { Page } from '../paging';
import { listCases, type CaseEntry, type CaseQuery } from './list-cases';
import { readCases, type CaseView } from './read-case';

/** A case of the queue with its readings; null where the actor may not see them (yet). */
export type CaseWithReadings = CaseEntry & {
  readonly readings: CaseView['readers'] | null;
  readonly openItems: CaseView['items'] | null;
  readonly gold: CaseView['gold'] | null;
};

/** The adjudication queue as the API shows it. @throws Refusal `notFound`, `forbidden` */
export async function listCasesWithReadings(
  actor: Actor,
  projectId: string,
  query: CaseQuery,
): Promise<Page<CaseWithReadings>> {
  const page = await listCases(actor, projectId, query);
  const views = await readCases(
    actor,
    page.items.map(({ id }) => id),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return {
    ...page,
    items: page.items.map((entry) => {
      const view = byId.get(entry.id);
      return {
        ...entry,
        readings: view?.readers ?? null,
        openItems: view?.items ?? null,
        gold: view?.gold ?? null,
      };
    }),
  };
}
