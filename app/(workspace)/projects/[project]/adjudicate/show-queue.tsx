import type { ReactNode } from 'react';
import { AdjudicateClient } from '@/components/adjudicate/adjudicate-client';
import { readFilter } from '@/components/adjudicate/queue-query';
import type { PageCall } from '@/app/_pages/define-page';
import type { UserActor } from '@/lib/data/actor';
import { listCaseQueue } from '@/lib/data/cases/list-case-queue';
import { readCase } from '@/lib/data/cases/read-case';
import { readOwnPreferences } from '@/lib/data/users/preferences';
import { requireProject } from '@/lib/data/rights/require-project';
import { notFound } from '@/lib/domain/errors';
import { findNextToDecide, listRows, noFilter, sortRows } from '@/lib/stores/adjudicate-queue';

/**
 * The adjudicator's screen, which fills the window and moves between cases by itself: on the case
 * that is asked for, else on the first one to decide. A case that waits is shown as waiting.
 * @throws Refusal `notFound`, `forbidden`
 */
export async function showQueue(
  actor: UserActor,
  projectId: string,
  caseId: string | null,
  search: PageCall<string>['search'],
): Promise<ReactNode> {
  const [project, { entries, isCut }] = await Promise.all([
    requireProject(actor, 'viewCaseQueue', projectId),
    listCaseQueue(actor, projectId, caseId),
  ]);
  const filter = readFilter(search);
  const listed = listRows(sortRows(entries), { ...noFilter, ...filter }, new Set());
  const current =
    caseId === null ? findNextToDecide(listed, null) : entries.find(({ id }) => id === caseId);
  if (current === undefined) throw notFound('The case');
  return (
    <AdjudicateClient
      project={{ id: project.id, name: project.name }}
      rows={entries}
      isCut={isCut}
      currentId={current?.id ?? null}
      initial={current?.canOpen === true ? await readCase(actor, current.id) : null}
      filter={filter}
      user={{ name: actor.name }}
      preferences={await readOwnPreferences(actor)}
    />
  );
}
