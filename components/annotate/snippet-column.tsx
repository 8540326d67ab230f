'use client';

import { memo, useMemo, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { classNames } from '@/components/ui/class-names';
import { Switch } from '@/components/ui/switch';
import { usePreferences } from '@/components/workspace/preferences';
import { lookOfText } from '@/components/workspace/text-look';
import { currentSheet, reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useActions, useAnnotate } from './annotate-context';
import { AnnotatedText } from '@/components/drawn-text/annotated-text';
import { drawSpans } from '@/components/drawn-text/draw-spans';
import { fieldIds } from './field-ids';
import { LabelDialog } from './label-dialog';
import { NarrowBar } from './narrow-bar';
import { Question } from './question';
import { ReadingSettings } from './reading-settings';
import { SelectionButton } from './selection-button';
import { SheetNotices } from './sheet-notices';
import { SnippetWaiting } from './snippet-waiting';
import { TextLayers } from './text-layers';
import { useTextPointer, type PointerAim } from '@/components/drawn-text/use-text-pointer';

const hintId = 'snippet-text-hint';

/** The snippet in the middle of the screen, or what stands in for it. */
export function SnippetColumn({ project }: { readonly project: { readonly id: string } }) {
  const sheet = useAnnotate(currentSheet);
  const currentId = useAnnotate((state) => state.currentId);
  if (sheet !== null)
    return <SnippetSheet key={sheet.view.id} sheet={sheet} projectId={project.id} />;
  return (
    <section aria-label="Snippet" className="grid min-h-0 content-center overflow-y-auto">
      <h1 className="sr-only">Annotate</h1>
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
  const { preferences } = usePreferences();
  const { snapsToWords } = preferences;
  const rootRef = useRef<HTMLDivElement>(null);
  const { snippet, question, scheme } = sheet.view;
  const { text } = sheet.context;
  const { annotations } = sheet.ledger.shown;
  const spans = useMemo(() => drawSpans(annotations, scheme, text), [annotations, scheme, text]);
  const openId = openSpan?.annotation ?? null;
  const isAddingPart = openSpan?.isAddingPart ?? false;
  const canMark = reasonNotToEdit(sheet) === null;

  const aim = useMemo(
    (): PointerAim => ({
      text,
      sentences: snippet.sentences,
      annotations,
      openId,
      snapsToWords,
      onSelect: actions.select,
      // A click on the way to a double-click would lose the span that waits for a part.
      onOpen: isAddingPart ? () => undefined : actions.openAnnotation,
      onMiss: actions.letGo,
      onPlace: (offset) => {
        actions.placeCaret(offset, false);
        rootRef.current?.focus({ preventScroll: true });
      },
    }),
    [text, snippet, annotations, openId, snapsToWords, isAddingPart, actions],
  );
  useTextPointer(rootRef, aim);

  return (
    <section aria-label="Snippet" className="relative flex min-h-0 min-w-0 flex-col">
      <div data-text-area className="min-h-0 flex-1 overflow-y-auto px-4 md:px-12">
        {/* The room is inside: as the area's own padding it would keep a low window from fitting. */}
        <div className="mx-auto max-w-[46rem] pt-5 pb-[45vh] md:pt-7 wide:pb-24">
          <SnippetHead name={snippet.name} />
          <Question question={question} material={snippet.material} />
          <SheetNotices sheet={sheet} projectId={projectId} />
          <div
            className={classNames('mt-4', preferences.layout === 'sentences' && 'md:-ms-10')}
            data-layout={preferences.layout}
          >
            <AnnotatedText
              key={preferences.layout}
              text={text}
              sentences={snippet.sentences}
              targets={snippet.targets}
              spans={spans}
              draft={openSpan}
              openSpanId={openId}
              onOpenSpan={actions.openAnnotation}
              underlinesValues={preferences.underlinesValues}
              textRef={rootRef}
              textProps={{
                id: fieldIds.text,
                role: 'textbox',
                'aria-label': 'Text of the snippet',
                'aria-multiline': true,
                'aria-readonly': true,
                'aria-describedby': hintId,
                tabIndex: 0,
                style: lookOfText(preferences),
              }}
            >
              <TextLayers rootRef={rootRef} sheet={sheet} />
            </AnnotatedText>
            <p id={hintId} className="sr-only">
              {canMark
                ? 'Arrow keys move the caret, with Shift they select, Enter opens the labels.'
                : 'To be read only.'}
            </p>
          </div>
        </div>
      </div>
      <NarrowBar />
      <SelectionButton rootRef={rootRef} text={text} snapsToWords={snapsToWords} />
      {openSpan !== null && <LabelDialog open={openSpan} sheet={sheet} rootRef={rootRef} />}
    </section>
  );
}

const SnippetHead = memo(function SnippetHead({ name }: { readonly name: string }) {
  const { preferences, change } = usePreferences();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-xs text-ink-3">{name}</span>
      <span className="flex items-center gap-3">
        <Switch isOn={preferences.snapsToWords} onChange={(isOn) => change({ snapsToWords: isOn })}>
          Snap to words
        </Switch>
        <ReadingSettings />
      </span>
    </div>
  );
});
