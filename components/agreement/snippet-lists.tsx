import Link from 'next/link';
import { formatCount } from '@/components/shell/number-words';
import { casePath } from '@/components/shell/paths';

export type SnippetList = {
  readonly title: string;
  readonly snippets: readonly { readonly name: string; readonly aside?: string }[];
};

/** Lists of snippets that open; a snippet leads to its case where its reader may open it. */
export function SnippetLists({
  projectId,
  lists,
  caseIds,
}: {
  readonly projectId: string;
  readonly lists: readonly SnippetList[];
  readonly caseIds: ReadonlyMap<string, string>;
}) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-panel">
      {lists.map(({ title, snippets }) => (
        <li key={title}>
          {snippets.length === 0 ? (
            <p className="flex justify-between gap-4 px-3.5 py-2.5 text-ink-3">
              {title}
              <span className="tabular-nums">0</span>
            </p>
          ) : (
            <details>
              <summary className="flex list-none justify-between gap-4 px-3.5 py-2.5 font-semibold hover:bg-sunk/50 [&::-webkit-details-marker]:hidden">
                <span>
                  <span
                    aria-hidden
                    className="mr-2 inline-block text-ink-3 [details[open]_&]:rotate-90"
                  >
                    ›
                  </span>
                  {title}
                </span>
                <span className="tabular-nums">{formatCount(snippets.length)}</span>
              </summary>
              <ol
                tabIndex={0}
                aria-label={title}
                className="grid max-h-80 gap-x-6 overflow-y-auto px-3.5 pb-3 sm:grid-cols-2"
              >
                {snippets.map(({ name, aside }) => (
                  <li key={name} className="min-w-0 py-0.5">
                    <SnippetName projectId={projectId} name={name} caseId={caseIds.get(name)} />
                    {aside !== undefined && (
                      <span className="block text-xs text-ink-3">{aside}</span>
                    )}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function SnippetName({
  projectId,
  name,
  caseId,
}: {
  readonly projectId: string;
  readonly name: string;
  readonly caseId: string | undefined;
}) {
  if (caseId === undefined) return <span className="break-all">{name}</span>;
  return (
    <Link
      href={casePath(projectId, caseId)}
      prefetch={false}
      className="inline-block min-h-6 break-all text-accent underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}
