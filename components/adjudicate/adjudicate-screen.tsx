'use client';

import { useState } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import type { AdjudicatePorts } from '@/lib/stores/adjudicate-context';
import type { CaseRow, QueueFilter } from '@/lib/stores/adjudicate-queue';
import { createAdjudicateStore } from '@/lib/stores/adjudicate-store';
import { createRandomId } from '@/lib/stores/random-id';
import { ActionBar } from './action-bar';
import { AdjudicateKeys } from './adjudicate-keys';
import { AdjudicateProvider, type ShownCase } from './adjudicate-context';
import { CaseColumn } from './case-column';
import { DecisionPanel } from './decision-panel';
import { fieldIds } from './field-ids';
import { KeyCommands } from './key-command-listener';
import { QueueColumn } from './queue-column';
import { ReferenceShelf } from './reference-shelf';
import { AdjudicateHeader } from './adjudicate-header';
import { VisitEffects } from './visit-effects';

export type AdjudicateScreenProps = {
  readonly project: { readonly id: string; readonly name: string };
  readonly rows: readonly CaseRow[];
  /** There are more cases than the queue holds. */
  readonly isCut: boolean;
  /** The case that the page was opened with; null when there is none to open. */
  readonly currentId: string | null;
  /** Null when it cannot be opened now. */
  readonly initial: ShownCase | null;
  readonly filter: Partial<QueueFilter>;
  readonly user: { readonly name: string };
} & Pick<AdjudicatePorts<ShownCase>, 'loadCase' | 'recordDecision'>;

/**
 * The adjudicator's screen. It is given its data and two functions, and needs nothing else of the
 * server; moving between cases never leaves it.
 */
export function AdjudicateScreen({
  project,
  rows,
  isCut,
  currentId,
  initial,
  filter,
  user,
  loadCase,
  recordDecision,
}: AdjudicateScreenProps) {
  const [adjudicate] = useState(() =>
    createAdjudicateStore<ShownCase>(
      { rows, currentId, initial, filter },
      { loadCase, recordDecision, newId: () => createRandomId(), now: () => new Date() },
    ),
  );
  return (
    <AdjudicateProvider value={adjudicate}>
      <VisitEffects projectId={project.id} />
      <KeyCommands />
      <SkipLink to={fieldIds.case}>Skip to the case</SkipLink>
      <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper">
        <AdjudicateHeader project={project} user={user} />
        <main className="min-h-0 max-wide:overflow-y-auto wide:grid wide:grid-cols-[17rem_minmax(0,1fr)_20.5rem] wide:grid-rows-[minmax(0,1fr)_auto]">
          <QueueColumn projectId={project.id} isCut={isCut} />
          <CaseColumn projectId={project.id} />
          <DecisionPanel />
          <ReferenceShelf projectId={project.id} />
        </main>
        <ActionBar />
      </div>
      <AdjudicateKeys />
    </AdjudicateProvider>
  );
}
