'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { DetailList } from '@/components/forms/failure-notice';
import { hasEnded, type Job } from '@/components/jobs/job';
import { JobProgress } from '@/components/jobs/job-progress';
import { useJob } from '@/components/jobs/use-job';
import { countOf } from '@/components/shell/number-words';
import { Moment } from '@/components/shell/moment';
import { Chip, type Tone } from '@/components/ui/chip';
import { Notice } from '@/components/ui/notice';
import {
  failedReportSchema,
  fileStatusWords,
  importReportSchema,
  summariseImport,
  type ImportReport,
} from './import-report';

export type ImportRow = Job & {
  readonly fileName: string;
  readonly kind: 'texts' | 'readings';
  readonly annotator: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** The latest imports; what is running is followed to its end. */
export function ImportList({ imports }: { readonly imports: readonly ImportRow[] }) {
  return (
    <ul className="grid gap-3">
      {imports.map((row) => (
        <li key={row.id}>
          <ImportCard row={row} />
        </li>
      ))}
    </ul>
  );
}

function ImportCard({ row }: { readonly row: ImportRow }) {
  const { job, trouble } = useJob(row);
  useRefreshAtEnd(job);
  const { fileName, kind, annotator, createdAt } = row;
  const whose = annotator === null ? 'Texts' : `Readings of ${annotator}`;
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-panel p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-semibold break-words">{fileName}</h3>
          <p className="text-xs text-ink-3">
            {whose}, <Moment at={createdAt} />
          </p>
        </div>
        <StateChip job={job} />
      </div>
      <JobProgress job={job} trouble={trouble} doing="Reading the files" />
      {job.state === 'failed' && <FailedReport report={job.report} />}
      {job.state === 'done' && <DoneReport kind={kind} report={job.report} />}
    </article>
  );
}

/** What an import brought shows on the page around it. */
function useRefreshAtEnd(job: Job): void {
  const router = useRouter();
  const wasRunning = useRef(!hasEnded(job));
  const isOver = hasEnded(job);
  useEffect(() => {
    if (isOver && wasRunning.current) router.refresh();
    wasRunning.current = !isOver;
  }, [isOver, router]);
}

/** Of files without a text: a configuration that the project took. */
function isUsed({ status }: { readonly status: string }): boolean {
  return status === 'used';
}

function StateChip({ job }: { readonly job: Job }) {
  const report = importReportSchema.safeParse(job.report);
  const hasErrors = report.success && report.data.errors.length > 0;
  const isEmpty =
    report.success && report.data.snippets === 0 && !report.data.fileResults.some(isUsed);
  const [tone, words]: [Tone, string] =
    job.state === 'failed'
      ? ['bad', 'failed']
      : job.state !== 'done'
        ? ['accent', job.state === 'queued' ? 'waiting' : 'running']
        : isEmpty
          ? ['warn', 'nothing imported']
          : hasErrors
            ? ['warn', 'done, with refusals']
            : ['ok', 'done'];
  return <Chip tone={tone}>{words}</Chip>;
}

function FailedReport({ report }: { readonly report: unknown }) {
  const read = failedReportSchema.safeParse(report);
  const { message, errors } = read.success
    ? read.data
    : { message: 'The import stopped without a report. Try again.', errors: [] };
  return (
    <Notice tone="bad" title="Nothing was imported.">
      <p className="break-words">{message}</p>
      {errors.length > 0 && <DetailList details={errors} />}
    </Notice>
  );
}

function DoneReport({
  kind,
  report,
}: {
  readonly kind: 'texts' | 'readings';
  readonly report: unknown;
}) {
  const read = importReportSchema.safeParse(report);
  if (!read.success) return null;
  const { errors, notes, fileResults } = read.data;
  return (
    <div className="grid gap-3">
      <p>{summariseImport(kind, read.data)}</p>
      {errors.length > 0 && (
        <Notice
          tone="warn"
          title={`${countOf(errors.length, 'refusal')}; ${read.data.snippets === 0 ? 'nothing' : 'the rest'} was imported`}
        >
          <DetailList details={errors} />
        </Notice>
      )}
      {notes.length > 0 && (
        <details>
          <summary className="font-semibold text-ink-2">{countOf(notes.length, 'note')}</summary>
          <DetailList details={notes} />
        </details>
      )}
      <FileResults results={fileResults} />
    </div>
  );
}

const listed = 200;

function FileResults({ results }: { readonly results: ImportReport['fileResults'] }) {
  if (results.length < 2) return null;
  return (
    <details>
      <summary className="font-semibold text-ink-2">Each file</summary>
      <ul className="mt-2 max-h-80 overflow-y-auto rounded-lg border border-line" tabIndex={0}>
        {results.slice(0, listed).map(({ file, status }) => (
          <li
            key={file}
            className="flex justify-between gap-4 border-b border-line px-3 py-1.5 last:border-b-0"
          >
            <span className="min-w-0 break-all">{file}</span>
            <span className="shrink-0 text-ink-2">{fileStatusWords[status] ?? status}</span>
          </li>
        ))}
        {results.length > listed && (
          <li className="px-3 py-1.5 text-ink-2">… and {results.length - listed} more</li>
        )}
      </ul>
    </details>
  );
}
