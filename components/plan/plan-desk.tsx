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
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/waiting';
import { commitPlan, previewPlan, type PlanSummary } from '@/lib/actions/plans';
import {
  bodyOf,
  faultOf,
  startDraft,
  type PlanDraft,
  type PlanPerson,
  type PlanRound,
} from './plan-draft';
import { PairInputs } from './pair-inputs';
import { PlanFields } from './plan-fields';
import { PlanPreview } from './plan-preview';

/** Choosing a plan with its preview beside it, and making the assignments. */
export function PlanDesk({
  projectId,
  rounds,
  people,
}: {
  readonly projectId: string;
  /** Those with something to plan. */
  readonly rounds: readonly PlanRound[];
  readonly people: readonly PlanPerson[];
}) {
  const [draft, setDraft] = useState(() => startDraft(rounds, people));
  const [made, setMade] = useState<PlanSummary | null>(null);
  const isWanted = made === null && rounds.length > 0 && faultOf(draft) === null;
  const { preview, isOld } = usePreview(previewPlan, isWanted ? bodyOf(projectId, draft) : null);
  const nameOf = (email: string) => people.find((each) => each.email === email)?.name ?? email;

  /** Drawing by hand begins with the pairs that were shown. */
  const startPairs = (change: Partial<PlanDraft>, before: PlanDraft): Partial<PlanDraft> => {
    if (change.method !== 'byHand' || before.pairs.length > 0 || preview.kind !== 'shown') {
      return change;
    }
    const pairs = preview.data.pairs.flatMap(({ a, b, snippets }) =>
      snippets === 0 ? [] : [{ a, b, share: snippets }],
    );
    return { ...change, pairs };
  };

  if (made !== null) {
    return (
      <Notice
        tone="ok"
        role="status"
        title={`${countOf(made.assignments ?? 0, 'assignment')} made`}
        actions={
          <>
            {rounds.length > 0 && (
              <Button
                size="small"
                onClick={() => {
                  setDraft(startDraft(rounds, people));
                  setMade(null);
                }}
              >
                Plan another round
              </Button>
            )}
            <ButtonLink size="small" href={projectPath(projectId)}>
              To the overview
            </ButtonLink>
          </>
        }
      >
        The annotators find their snippets when they sign in.
      </Notice>
    );
  }
  if (rounds.length === 0) {
    return (
      <EmptyState
        title="Every snippet has its readers"
        action={<ButtonLink href={projectPath(projectId)}>See how far they are</ButtonLink>}
      >
        When more texts are imported, they are planned here; assignments that were made stay as they
        are.
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] [&>*]:min-w-0">
      <PlanFields
        draft={draft}
        rounds={rounds}
        people={people}
        onChange={(change) => setDraft((before) => ({ ...before, ...startPairs(change, before) }))}
      />
      <div className="grid gap-6 [&>*]:min-w-0">
        {draft.method === 'byHand' && draft.annotators.length > 1 && (
          <PairInputs
            people={people.filter(({ email }) => draft.annotators.includes(email))}
            pairs={draft.pairs}
            onChange={(pairs) => setDraft((before) => ({ ...before, pairs }))}
          />
        )}
        <section
          aria-label="Preview of the plan"
          aria-busy={isOld}
          className="grid gap-5 [&>*]:min-w-0"
        >
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
            <h2 className="text-base font-semibold tracking-tight">Preview</h2>
            {isOld ? (
              <Spinner label="Planning" />
            ) : (
              preview.kind === 'shown' && (
                <CommitButton
                  projectId={projectId}
                  draft={draft}
                  plan={preview.data}
                  onMade={setMade}
                />
              )
            )}
          </div>
          {preview.kind === 'failed' && <FailureNotice failure={preview.failure} />}
          {preview.kind === 'shown' && (
            <div className={classNames('transition-opacity', isOld && 'opacity-55')}>
              <PlanPreview plan={preview.data} nameOf={nameOf} />
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

function CommitButton({
  projectId,
  draft,
  plan,
  onMade,
}: {
  readonly projectId: string;
  readonly draft: PlanDraft;
  readonly plan: PlanSummary;
  readonly onMade: (plan: PlanSummary) => void;
}) {
  const router = useRouter();
  const { run, isPending, failure, clear } = useAction(commitPlan);
  const [isAsking, setIsAsking] = useState(false);
  const readings = Object.values(plan.loads).reduce((sum, load) => sum + load, 0);

  const close = () => {
    clear();
    setIsAsking(false);
  };
  const send = async () => {
    const result = await run(bodyOf(projectId, draft));
    if (!result.ok) return;
    onMade(result.data);
    router.refresh();
  };

  return (
    <>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Make {countOf(readings, 'assignment')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={`Make ${countOf(readings, 'assignment')}?`}
        description={`${countOf(plan.snippets, 'snippet')} of ${draft.round} go to ${countOf(draft.annotators.length, 'annotator')}, each in an order of their own. From then on the texts cannot be changed any more.`}
        actions={
          <>
            <Button onClick={close}>Not yet</Button>
            <Button variant="primary" disabled={isPending} onClick={() => void send()}>
              {isPending ? 'Making them …' : 'Make the assignments'}
            </Button>
          </>
        }
      >
        {failure !== null && <FailureNotice failure={failure} />}
      </Dialog>
    </>
  );
}
