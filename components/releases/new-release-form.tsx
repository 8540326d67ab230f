'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { callApi, type ApiFailure } from '@/components/forms/call-api';
import { DetailList, FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { failedReportSchema } from '@/components/import/import-report';
import { hasEnded, startedJobSchema, type Job } from '@/components/jobs/job';
import { JobProgress } from '@/components/jobs/job-progress';
import { useJob } from '@/components/jobs/use-job';
import { countOf } from '@/components/shell/number-words';
import { projectApiPath } from '@/components/shell/paths';
import { Button } from '@/components/ui/button';
import { Choice, Field, Input, Textarea } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { RefusalDetail } from '@/lib/domain/errors';
import { BlockerList } from './blocker-list';

/** Makes a release: a draft at any time, a final one when nothing stands in the way. */
export function NewReleaseForm({
  projectId,
  blockers,
  running,
}: {
  readonly projectId: string;
  readonly blockers: readonly RefusalDetail[];
  /** A release that is being made already. */
  readonly running: Job | null;
}) {
  const [job, setJob] = useState(running);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isBlocked = blockers.length > 0;

  const send = async (form: FormData) => {
    setIsSending(true);
    setFailure(null);
    const answer = await callApi(projectApiPath(projectId, 'releases'), startedJobSchema, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: formText(form, 'name'),
        note: formText(form, 'note'),
        draft: formText(form, 'status') === 'draft',
      }),
    });
    setIsSending(false);
    if (answer.ok) setJob({ id: answer.data.job.id, state: 'queued', progress: 0, report: null });
    else setFailure(answer);
  };

  if (job !== null) {
    return <ReleaseJob key={job.id} initial={job} onAgain={() => setJob(null)} />;
  }
  return (
    <form
      className="grid gap-5 rounded-xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {failure !== null && <FailureNotice failure={failure} title="The release was not made." />}
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Kind</legend>
        <Choice
          type="radio"
          name="status"
          value="final"
          label="Final"
          hint={
            isBlocked
              ? `Not possible yet: ${countOf(blockers.length, 'snippet is', 'snippets are')} in the way, see below.`
              : 'Everything is settled. A final release is frozen and never changes.'
          }
          disabled={isBlocked}
          defaultChecked={!isBlocked}
        />
        <Choice
          type="radio"
          name="status"
          value="draft"
          label="Draft"
          hint="Holds what is settled so far, and is marked as a draft."
          defaultChecked={isBlocked}
        />
      </fieldset>
      <Field label="Name" hint="Its name in every file, e.g. 1.0.">
        {(wiring) => <Input {...wiring} name="name" required maxLength={200} autoComplete="off" />}
      </Field>
      <Field label="Note" hint="What is new, and for whom. Kept with the release.">
        {(wiring) => <Textarea {...wiring} name="note" maxLength={10_000} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? 'Starting …' : 'Make the release'}
        </Button>
      </div>
      {isBlocked && (
        <div className="grid gap-2">
          <h3 className="font-semibold">In the way of a final release</h3>
          <BlockerList projectId={projectId} blockers={blockers} />
        </div>
      )}
    </form>
  );
}

function ReleaseJob({ initial, onAgain }: { readonly initial: Job; readonly onAgain: () => void }) {
  const router = useRouter();
  const { job, trouble } = useJob(initial);
  const isOver = hasEnded(job);
  useEffect(() => {
    if (isOver) router.refresh();
  }, [isOver, router]);

  if (job.state === 'done') {
    return (
      <Notice
        tone="ok"
        role="status"
        title="The release is made"
        actions={
          <Button size="small" onClick={onAgain}>
            Make another
          </Button>
        }
      >
        Its files were read back and compared before they were offered. They stand below.
      </Notice>
    );
  }
  if (job.state === 'failed') {
    const read = failedReportSchema.safeParse(job.report);
    return (
      <Notice
        tone="bad"
        role="alert"
        title="The release was not made"
        actions={
          <Button size="small" onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {read.success ? (
          <>
            <p>{read.data.message}</p>
            {read.data.errors.length > 0 && <DetailList details={read.data.errors} />}
          </>
        ) : (
          <p>It stopped without a report.</p>
        )}
      </Notice>
    );
  }
  return (
    <div className="rounded-xl border border-line bg-panel p-5">
      <JobProgress job={job} trouble={trouble} doing="Writing the files and reading them back" />
    </div>
  );
}
