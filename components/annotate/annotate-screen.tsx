'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { practiceTryPath } from '@/components/shell/paths';
import { SkipLink } from '@/components/ui/skip-link';
import type { AssignmentView, QueueEntry } from '@/lib/domain/assignment/view';
import type { GuidelineShelf } from '@/lib/domain/guideline/shelf';
import { currentSheet, losesWork } from '@/lib/stores/annotate-state';
import { createAnnotateStore, type AnnotateStore } from '@/lib/stores/annotate-store';
import type { ScreenPorts } from '@/lib/stores/screen-context';
import { ActionBar } from './action-bar';
import { AnnotateProvider, useAnnotate } from './annotate-context';
import { browserPorts } from './browser-ports';
import { DetailsColumn } from './details-column';
import { fieldIds } from './field-ids';
import { KeyCommands } from './key-command-listener';
import { QueueColumn } from './queue-column';
import { ScreenDialogs } from './screen-dialogs';
import { AnnotateHeader } from './annotate-header';
import { SnippetColumn } from './snippet-column';
import { TroubleBanner } from './trouble-banner';
import { useGuideline } from './use-guideline';
import { useVisitEffects } from './use-visit-effects';

export type AnnotateScreenProps = {
  /** The project that the screen names and leads back to. */
  readonly project: { readonly id: string; readonly name: string };
  /** Set when the snippets are those of the project's practice, with where they are. */
  readonly practice: { readonly id: string; readonly answers: readonly string[] } | null;
  readonly roundName: string;
  readonly queue: readonly QueueEntry[];
  /** The snippet that the page was opened with; null when the queue is empty. */
  readonly initial: AssignmentView | null;
  readonly guideline: GuidelineShelf;
  /** Keeps that a version of the guideline was read; false when it could not be kept. */
  readonly markGuidelineRead: (version: number) => Promise<boolean>;
  /** When the person finished snippets lately, in milliseconds since the epoch. */
  readonly finishedAt: readonly number[];
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
} & Pick<ScreenPorts, 'loadAssignment' | 'sendOperations'>;

/**
 * The annotator's screen. It is given its data and three functions, and needs nothing else of the
 * server; moving between snippets never leaves it.
 */
export function AnnotateScreen({
  project,
  practice,
  roundName,
  queue,
  initial,
  guideline,
  markGuidelineRead,
  finishedAt,
  user,
  loadAssignment,
  sendOperations,
}: AnnotateScreenProps) {
  const router = useRouter();
  const [annotate] = useState(() => {
    const showAnswer = (id: string): void => {
      const path = practiceTryPath(project.id, id);
      // A page load asks first; going within the program would not.
      if (losesWork(made.store.getState())) window.location.assign(path);
      else router.push(path);
    };
    const ports = browserPorts(user.id, { loadAssignment, sendOperations, showAnswer });
    const made = createAnnotateStore({ queue, initial, practice }, ports);
    return made;
  });
  const queueProjectId = practice?.id ?? project.id;
  const shelf = useGuideline(guideline, markGuidelineRead);
  return (
    <AnnotateProvider value={annotate}>
      <VisitEffects annotate={annotate} projectId={queueProjectId} />
      <KeyCommands />
      <SkipToText />
      <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-paper">
        <AnnotateHeader project={project} roundName={roundName} user={user} />
        <TroubleBanner email={user.email} />
        <main className="grid min-h-0 grid-cols-1 wide:grid-cols-[16.5rem_minmax(0,1fr)_19rem]">
          <QueueColumn projectId={queueProjectId} finishedAt={finishedAt} />
          <SnippetColumn project={project} />
          <DetailsColumn guideline={shelf} />
        </main>
        <ActionBar />
      </div>
      <ScreenDialogs guideline={shelf} />
    </AnnotateProvider>
  );
}

/** Where there is a text to skip to. */
function SkipToText() {
  const hasText = useAnnotate((state) => currentSheet(state) !== null);
  return hasText ? <SkipLink to={fieldIds.text}>Skip to the snippet</SkipLink> : null;
}

function VisitEffects({
  annotate,
  projectId,
}: {
  readonly annotate: AnnotateStore;
  readonly projectId: string;
}) {
  useVisitEffects(annotate, projectId);
  return null;
}
