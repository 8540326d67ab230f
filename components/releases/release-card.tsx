import { Download } from 'lucide-react';
import { countOf, formatBytes, formatCount } from '@/components/shell/number-words';
import { Moment } from '@/components/shell/moment';
import { projectApiPath } from '@/components/shell/paths';
import { Chip } from '@/components/ui/chip';
import { Notice } from '@/components/ui/notice';
import type { ReleaseEntry } from '@/lib/data/releases/read-releases';
import { readManifest, type ReleaseFacts } from './release-manifest';

/** One release: what is in it, and its files with their hashes. */
export function ReleaseCard({
  projectId,
  release,
  titleOf,
}: {
  readonly projectId: string;
  readonly release: ReleaseEntry;
  /** Of a label's brat name. */
  readonly titleOf: (name: string) => string;
}) {
  const facts = readManifest(release.manifest);
  return (
    <article className="grid gap-4 rounded-xl border border-line bg-panel p-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base font-semibold [overflow-wrap:anywhere]">{release.name}</h3>
          {release.status === 'final' ? (
            <Chip tone="ok">final</Chip>
          ) : (
            <Chip tone="warn">draft</Chip>
          )}
        </div>
        <p className="text-xs text-ink-3">
          <Moment at={release.createdAt.toISOString()} />
          {facts.schemeVersion !== undefined && `, labels version ${facts.schemeVersion}`}
          {facts.guidelineVersion !== undefined && `, guideline version ${facts.guidelineVersion}`}
        </p>
      </header>
      {release.note !== '' && (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{release.note}</p>
      )}
      <ReleaseCountsList facts={facts} titleOf={titleOf} />
      {(facts.notes ?? []).length > 0 && (
        <Notice tone="info" title="A format is not among the files">
          <ul>
            {facts.notes?.map(({ message }, i) => (
              <li key={i} className="break-words">
                {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
        {release.files.map((file) => (
          <li key={file.name} className="grid gap-1 bg-panel px-3.5 py-2.5">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <a
                href={projectApiPath(
                  projectId,
                  `releases/${encodeURIComponent(release.id)}/files/${encodeURIComponent(file.name)}`,
                )}
                download={file.name}
                className="inline-flex min-h-6 items-center gap-2 font-semibold break-all text-accent underline-offset-2 hover:underline"
              >
                <Download aria-hidden size={15} className="shrink-0" />
                {file.name}
              </a>
              <span className="text-ink-2 tabular-nums">{formatBytes(file.size)}</span>
            </span>
            <span className="text-xs text-ink-3">
              SHA-256 <code className="font-mono break-all">{file.sha256}</code>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function ReleaseCountsList({
  facts: { counts, leftOut },
  titleOf,
}: {
  readonly facts: ReleaseFacts;
  readonly titleOf: (name: string) => string;
}) {
  if (counts?.snippets === undefined) return null;
  const spans = Object.entries(counts.spansByLabel ?? {}).filter(([, count]) => count > 0);
  const left = [
    (leftOut?.unsettled ?? 0) > 0 && `${countOf(leftOut?.unsettled ?? 0, 'snippet')} not settled`,
    (leftOut?.excluded ?? 0) > 0 && `${countOf(leftOut?.excluded ?? 0, 'snippet')} excluded`,
  ].filter((words) => words !== false);
  return (
    <div className="grid gap-1.5 tabular-nums">
      <p>
        {countOf(counts.snippets, 'snippet')}
        {counts.withGold !== undefined && `, ${formatCount(counts.withGold)} with gold`}
        {counts.values !== undefined && `, ${countOf(counts.values, 'value')}`}.
        {left.length > 0 && <span className="text-ink-2"> Left out: {left.join(', ')}.</span>}
      </p>
      {spans.length > 0 && (
        <p className="text-ink-2">
          {spans.map(([name, count]) => `${titleOf(name)} ${formatCount(count)}`).join(', ')}
        </p>
      )}
    </div>
  );
}
