'use client';

import { useMemo, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Switch } from '@/components/ui/switch';
import { currentSheet } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useActions, useAnnotate } from './annotate-context';
import { AnnotatedText } from '@/components/drawn-text/annotated-text';
import { drawSpans } from '@/components/drawn-text/draw-spans';
import { fieldIds } from './field-ids';
import { LabelDialog } from './label-dialog';
import { NarrowBar } from './narrow-bar';
import { Question } from './question';
import { SelectionButton } from './selection-button';
import { SheetNotices } from './sheet-notices';
import { SnippetWaiting } from './snippet-waiting';
import { useTextPointer, type PointerAim } from '@/components/drawn-text/use-text-pointer';

/** The snippet in the middle of the screen, or what stands in for it. */
export function SnippetColumn({ project }: { readonly project: { readonly id: string } }) {
  const sheet = useAnnotate(currentSheet);
  const currentId = useAnnotate((state) => state.currentId);
  if (sheet !== null)
    return <SnippetSheet key={sheet.view.id} sheet={sheet} projectId={project.id} />;
  return (
    <section aria-label="Snippet" className="grid min-h-0 content-center overflow-y-auto">
      {currentId === null ? (
        <EmptyState
          title="Nothing to annotate yet"
          action={
            <a
              href={`/projects/${encodeURIComponent(project.id)}`}
              className="text-accent underline"
            >
              To the project
            </a>
          }
        >
          The snippets that the lead gives to you will be listed here, in your own order.
        </EmptyState>
      ) : (
        <SnippetWaiting id={currentId} />
      )}
    </section>
  );
}

function SnippetSheet({
  sheet,
  projectId,
}: {
  readonly sheet: AssignmentSheet;
  readonly projectId: string;
}) {
  const actions = useActions();
  const openSpan = useAnnotate((state) => state.openSpan);
  const snapsToWords = useAnnotate((state) => state.snapsToWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const { snippet, question, scheme } = sheet.view;
  const { text } = sheet.context;
  const { annotations } = sheet.ledger.shown;
  const spans = useMemo(() => drawSpans(annotations, scheme), [annotations, scheme]);
  const openId = openSpan?.annotation ?? null;

  const aim = useMemo(
    (): PointerAim => ({
      text,
      annotations,
      openId,
      snapsToWords,
      onSelect: actions.select,
      onOpen: actions.openAnnotation,
      onMiss: actions.letGo,
    }),
    [text, annotations, openId, snapsToWords, actions],
  );
  useTextPointer(rootRef, aim);

  return (
    <section aria-label="Snippet" className="relative flex min-h-0 min-w-0 flex-col">
      <div
        id={fieldIds.text}
        data-text-area
        role="region"
        aria-label="Text of the snippet"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 pt-5 pb-[45vh] outline-offset-[-2px] focus-visible:outline-1 md:px-10 md:pt-7 wide:pb-24"
      >
        <div className="mx-auto max-w-[46rem]">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="text-xs text-ink-3">{snippet.name}</span>
            <span className="flex items-center gap-2">
              <Switch isOn={snapsToWords} onChange={actions.setSnapping}>
                Snap to words
              </Switch>
              <span className="text-xs text-ink-3 max-md:hidden">Alt: off while dragging</span>
            </span>
          </div>
          <Question question={question} material={snippet.material} />
          <SheetNotices sheet={sheet} projectId={projectId} />
          <div className="mt-4">
            <AnnotatedText
              text={text}
              sentences={snippet.sentences}
              targets={snippet.targets}
              spans={spans}
              draft={openSpan}
              openSpanId={openId}
              onOpenSpan={actions.openAnnotation}
              textRef={rootRef}
            />
          </div>
        </div>
      </div>
      <NarrowBar />
      <SelectionButton rootRef={rootRef} text={text} snapsToWords={snapsToWords} />
      {openSpan !== null && <LabelDialog open={openSpan} sheet={sheet} rootRef={rootRef} />}
    </section>
  );
}
