'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { DraftNotices } from '@/components/forms/draft-notices';
import { useKeptDraft } from '@/components/forms/use-kept-draft';
import { countOf } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Textarea } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Tabs } from '@/components/ui/tabs';
import type { GuidelineDesk } from '@/lib/data/projects/read-guideline-desk';
import { parseGuidelineClauses } from '@/lib/domain/guideline/clauses';
import { compareClauses } from '@/lib/domain/guideline/compare-clauses';
import { ClauseChanges } from './clause-changes';
import { ExampleButton } from './example-button';
import { parseGuideline } from './guideline-blocks';
import { GuidelineText } from './guideline-text';
import { PublishDialog } from './publish-dialog';

const editorId = 'guideline-text';

/** Writing a new version: the text, how it will look, and what it changes. */
export function GuidelineEditor({
  projectId,
  desk,
}: {
  readonly projectId: string;
  readonly desk: GuidelineDesk;
}) {
  const router = useRouter();
  const { version: base, text: published, citations } = desk;
  const kept = useKeptDraft(
    `guideline ${projectId}`,
    { version: base, value: published },
    readText,
  );
  const { draft: text, write, drop } = kept;
  const [isAsking, setIsAsking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isChanged = text !== published;

  const blocks = useMemo(() => parseGuideline(text), [text]);
  const clauses = useMemo(() => parseGuidelineClauses(text), [text]);
  const changes = useMemo(
    () => compareClauses(parseGuidelineClauses(published), clauses),
    [published, clauses],
  );
  const repeated = repeatedOf(clauses.map(({ number }) => number));
  const cited = changes.flatMap((change) => {
    const number = 'before' in change ? change.before.number : null;
    const decisions = number === null ? 0 : (citations[number] ?? 0);
    return number === null || decisions === 0 ? [] : [{ number, decisions }];
  });

  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <DraftNotices draft={kept} base={base} />
      {repeated.length > 0 && (
        <Notice tone="warn">
          {repeated.length === 1 ? 'The number' : 'The numbers'} {repeated.join(', ')} stand
          {repeated.length === 1 ? 's' : ''} before more than one clause. A decision that cites such
          a number cannot tell which is meant.
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label htmlFor={editorId} className="font-semibold">
              Text <span className="font-normal text-ink-2">in Markdown</span>
            </label>
            <ExampleButton
              projectId={projectId}
              onChoose={(example) => write(insertAt(area.current, text, example))}
            />
          </div>
          <Textarea
            id={editorId}
            ref={area}
            rows={28}
            spellCheck
            className="font-mono text-sm leading-relaxed"
            aria-describedby={`${editorId}-hint`}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <p id={`${editorId}-hint`} className="text-xs text-ink-3">
            A clause is a heading or a paragraph that begins with a number: “## 3 Ranges”, “**3.2
            Whole range.** Select …”. Decisions cite the numbers, so keep them.
          </p>
        </div>
        <Tabs
          label="The new version"
          tabs={[
            {
              value: 'preview',
              label: 'As it will look',
              panel: (
                <div className="max-h-[70vh] overflow-y-auto rounded-xl border border-line bg-panel p-5">
                  <GuidelineText blocks={blocks} />
                </div>
              ),
            },
            {
              value: 'changes',
              label: `Changes (${changes.length})`,
              panel:
                changes.length === 0 ? (
                  <p className="text-ink-2">
                    {isChanged
                      ? 'No clause has other words than before.'
                      : `Nothing differs from version ${base} yet.`}
                  </p>
                ) : (
                  <ClauseChanges changes={changes} />
                ),
            },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <span aria-live="polite" className="mr-auto text-ink-2">
          {isChanged
            ? `${countOf(changes.length, 'clause')} changed${kept.isKept ? '; kept in this browser until published' : ''}`
            : 'Nothing changed yet'}
        </span>
        <ButtonLink href={projectPath(projectId, 'guideline')}>
          {isChanged ? 'Later' : 'Back'}
        </ButtonLink>
        <Button variant="primary" disabled={!isChanged} onClick={() => setIsAsking(true)}>
          Publish version {base + 1} …
        </Button>
      </div>
      {isAsking && (
        <PublishDialog
          projectId={projectId}
          base={base}
          text={text}
          unbegun={desk.unbegun}
          cited={cited}
          onClose={() => setIsAsking(false)}
          onPublished={() => {
            drop();
            router.push(projectPath(projectId, 'guideline'));
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function readText(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}

/** Puts an example behind the line of the caret, as a paragraph of its own. */
function insertAt(area: HTMLTextAreaElement | null, text: string, example: string): string {
  const caret = area?.selectionStart ?? text.length;
  const lineEnd = text.indexOf('\n', caret);
  const at = lineEnd === -1 ? text.length : lineEnd;
  return `${text.slice(0, at).trimEnd()}\n\n${example}\n\n${text.slice(at).trimStart()}`;
}

function repeatedOf(numbers: readonly string[]): string[] {
  return [...new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i))];
}
