'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { countOf } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/waiting';
import { moveWorkAsShown, previewMovedWork } from '@/lib/actions/plans';
import type { MoveAnswer } from '@/lib/data/plans/move-assignments';
import { bodyOfMove, startMove, type MoveDraft, type MovePerson } from './move-draft';
import { MoveFields } from './move-fields';
import { MovePreview } from './move-preview';

/** Choosing what work goes to whom, with what it changes beside it, and moving it. */
export function MoveDesk({
  projectId,
  people,
  rounds,
  initialFrom,
}: {
  readonly projectId: string;
  readonly people: readonly MovePerson[];
  /** Names. */
  readonly rounds: readonly string[];
  /** E-mail of who gives away, to begin with; null to add a reader. */
  readonly initialFrom: string | null;
}) {
  const [draft, setDraft] = useState(() => startMove(people, initialFrom));
  const [moved, setMoved] = useState<MoveAnswer | null>(null);
  const { preview, isOld, again } = usePreview(
    previewMovedWork,
    moved === null ? bodyOfMove(projectId, draft) : null,
  );
  const nameOf = (email: string) => people.find((each) => each.email === email)?.name ?? email;

  if (moved !== null) {
    return (
      <Notice
        tone="ok"
        role="status"
        title={
          draft.from === null
            ? `${countOf(moved.snippets, 'snippet')} got one more reader`
            : `${countOf(moved.snippets, 'snippet')} moved`
        }
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                setDraft(startMove(people, draft.from));
                setMoved(null);
              }}
            >
              Move more
            </Button>
            <ButtonLink size="small" href={projectPath(projectId)}>
              To the overview
            </ButtonLink>
          </>
        }
      >
        They stand in the new readers’ queues now. Nothing that was marked was removed.
      </Notice>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] [&>*]:min-w-0">
      <MoveFields
        draft={draft}
        people={people}
        rounds={rounds}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <section
        aria-label="Preview of the move"
        aria-busy={isOld}
        className="grid gap-5 [&>*]:min-w-0"
      >
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold tracking-tight">Preview</h2>
          {isOld ? (
            <Spinner label="Working it out" />
          ) : (
            preview.kind === 'shown' &&
            preview.data.snippets > 0 && (
              <MoveButton
                projectId={projectId}
                draft={draft}
                move={preview.data}
                onMoved={setMoved}
                onOld={again}
              />
            )
          )}
        </div>
        {preview.kind === 'failed' && <FailureNotice failure={preview.failure} />}
        {preview.kind === 'shown' && (
          <div className={classNames('transition-opacity', isOld && 'opacity-55')}>
            {preview.data.snippets === 0 && !isOld && (
              <Notice tone="info">There is nothing here that these people could take.</Notice>
            )}
            <MovePreview move={preview.data} isAdding={draft.from === null} nameOf={nameOf} />
          </div>
        )}
      </section>
    </div>
  );
}

function MoveButton({
  projectId,
  draft,
  move,
  onMoved,
  onOld,
}: {
  readonly projectId: string;
  readonly draft: MoveDraft;
  readonly move: MoveAnswer;
  readonly onMoved: (move: MoveAnswer) => void;
  /** The work changed since the preview. */
  readonly onOld: () => void;
}) {
  const router = useRouter();
  const { run, isPending, failure, clear } = useAction(moveWorkAsShown);
  const [isAsking, setIsAsking] = useState(false);
  const isAdding = draft.from === null;
  const words = isAdding
    ? `Add a reader to ${countOf(move.snippets, 'snippet')}`
    : `Move ${countOf(move.snippets, 'snippet')}`;

  const close = () => {
    setIsAsking(false);
    if (failure?.code === 'conflict') onOld();
    clear();
  };
  const send = async () => {
    const body = bodyOfMove(projectId, draft);
    if (body === null) return;
    const result = await run({ ...body, token: move.token });
    if (!result.ok) return;
    onMoved(result.data);
    router.refresh();
  };

  return (
    <>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`${words}?`}
        description={
          isAdding
            ? 'They stand in the queues of the new readers at once.'
            : 'They leave one queue and stand in the others at once. What was marked so far is kept; nobody else sees it.'
        }
        actions={
          <>
            <Button onClick={close}>{failure === null ? 'Not yet' : 'Look again'}</Button>
            <Button
              variant="primary"
              disabled={isPending || failure?.code === 'conflict'}
              onClick={() => void send()}
            >
              {isPending ? 'Moving …' : isAdding ? 'Add the reader' : 'Move them'}
            </Button>
          </>
        }
      >
        {failure !== null && <FailureNotice failure={failure} />}
      </Dialog>
    </>
  );
}
