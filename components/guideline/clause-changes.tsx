import { compareWords, type ClauseChange } from '@/lib/domain/guideline/compare-clauses';
import { parseInline, plainText } from './inline-markdown';

/** What changed between two versions of a guideline, clause by clause, in words. */
export function ClauseChanges({ changes }: { readonly changes: readonly ClauseChange[] }) {
  return (
    <ul role="list" className="grid gap-2.5">
      {changes.map((change, i) => (
        <li key={i}>
          <ChangedClause change={change} />
        </li>
      ))}
    </ul>
  );
}

const kindWords = { added: 'New', changed: 'Changed', removed: 'Removed' } as const;

function ChangedClause({ change }: { readonly change: ClauseChange }) {
  const before = 'before' in change ? change.before : null;
  const after = 'after' in change ? change.after : null;
  const clause = after ?? before;
  const bodies = compareWords(read(before?.body), read(after?.body));
  return (
    <>
      <p className="flex gap-2">
        <span className="text-ink-3 tabular-nums">{clause?.number}</span>
        <span className="flex-1 font-semibold">
          <Words {...compareWords(before?.title ?? clause?.title ?? '', clause?.title ?? '')} />
        </span>
        <span className="text-xs text-ink-2">{kindWords[change.kind]}</span>
      </p>
      <p className="text-ink-2">
        <Words {...bodies} />
      </p>
    </>
  );
}

function Words({ start, removed, added, end }: ReturnType<typeof compareWords>) {
  return (
    <>
      {start}{' '}
      {removed !== '' && (
        <del className="rounded-xs bg-bad-soft text-ink">
          <span className="sr-only">before: </span>
          {removed}
        </del>
      )}{' '}
      {added !== '' && (
        <ins className="rounded-xs bg-ok-soft text-ink">
          <span className="sr-only">now: </span>
          {added}
        </ins>
      )}{' '}
      {end}
    </>
  );
}

/** The words of Markdown without its signs. */
function read(markdown = ''): string {
  return plainText(parseInline(markdown));
}
