'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DraftNotices } from '@/components/forms/draft-notices';
import { useKeptDraft } from '@/components/forms/use-kept-draft';
import { countOf } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { Part } from '@/components/shell/page-body';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { SchemeDesk } from '@/lib/data/projects/read-scheme-desk';
import { compareSchemes } from '@/lib/domain/label-scheme/compare-schemes';
import { findLabel, labelSchemeSchema, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { findSchemeFaults } from '@/lib/domain/label-scheme/scheme-faults';
import { findSchemeDoubts } from '@/lib/domain/label-scheme/scheme-doubts';
import { AttributeCard } from './attribute-card';
import { LabelCard } from './label-card';
import { LinesInput } from './lines-input';
import { PublishSchemeDialog } from './publish-scheme-dialog';
import { SchemeChangeList } from './scheme-change-list';
import {
  addAttribute,
  addLabel,
  changeAttribute,
  changeLabel,
  freeKeys,
  moveLabel,
  removeAttribute,
  removeLabel,
  retitleNewLabel,
} from './scheme-draft';
import { SchemePreview } from './scheme-preview';

/** Making a new version of the label scheme: its labels, how they will look, what it changes. */
export function SchemeEditor({
  projectId,
  desk,
}: {
  readonly projectId: string;
  readonly desk: SchemeDesk;
}) {
  const router = useRouter();
  const { version: base, scheme: published, use } = desk;
  const kept = useKeptDraft(`scheme ${projectId}`, { version: base, value: published }, readKept);
  const { draft: scheme, write, drop } = kept;
  const [isAsking, setIsAsking] = useState(false);

  const changes = compareSchemes(published, scheme);
  const faults = findSchemeFaults(published, scheme, use);
  const doubts = findSchemeDoubts(scheme);
  const keys = freeKeys(scheme.labels);
  const publishedNames = published.labels.map(({ name }) => name);

  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <DraftNotices draft={kept} base={base} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-6 [&>*]:min-w-0">
          <Part
            title="Labels"
            aside={
              <Button size="small" onClick={() => write(addLabel(scheme))}>
                Add a label
              </Button>
            }
          >
            {scheme.labels.map((label, at) => (
              <LabelCard
                // A new label's name follows its title: the place is what stays.
                key={findLabel(published, label.name) === undefined ? `new ${at}` : label.name}
                label={label}
                isNew={findLabel(published, label.name) === undefined}
                spans={use.labels[label.name] ?? 0}
                isOffered={(use.offered.labels[label.name] ?? 0) > 0}
                keys={keys}
                isFirst={at === 0}
                isLast={at === scheme.labels.length - 1}
                onChange={(change) => write(changeLabel(scheme, at, change))}
                onRetitle={(title) => write(retitleNewLabel(scheme, at, title, publishedNames))}
                isTaken={(name) =>
                  publishedNames.includes(name) ||
                  scheme.labels.some((other, i) => i !== at && other.name === name)
                }
                onMove={(by) => write(moveLabel(scheme, at, by))}
                onRemove={() => write(removeLabel(scheme, at))}
              />
            ))}
          </Part>
          <Part
            title="Attributes"
            aside={
              <Button size="small" onClick={() => write(addAttribute(scheme))}>
                Add an attribute
              </Button>
            }
          >
            {scheme.attributes.length === 0 && (
              <p className="text-ink-2">
                None. An attribute says something of a span beside its label: a mark, or one of
                several values.
              </p>
            )}
            {scheme.attributes.map((attribute, at) => {
              const isNew = !published.attributes.some(({ name }) => name === attribute.name);
              return (
                <AttributeCard
                  key={isNew ? `new ${at}` : attribute.name}
                  attribute={attribute}
                  isNew={isNew}
                  spans={use.attributes[attribute.name] ?? 0}
                  isOffered={(use.offered.attributes[attribute.name] ?? 0) > 0}
                  isTaken={(name) =>
                    [...published.attributes, ...scheme.attributes.toSpliced(at, 1)].some(
                      (other) => other.name === name,
                    )
                  }
                  allLabels={scheme.labels}
                  onChange={(change) => write(changeAttribute(scheme, at, change))}
                  onRemove={() => write(removeAttribute(scheme, at))}
                />
              );
            })}
          </Part>
          <Part title="Reasons for NOT CLEAR">
            <Field
              label="Offered when a snippet is flagged"
              hint="One a line. Readers can always write their own."
            >
              {(wiring) => (
                <LinesInput
                  {...wiring}
                  rows={Math.max(4, published.reasons.length + 1)}
                  lines={scheme.reasons}
                  onLines={(reasons) => write({ ...scheme, reasons })}
                />
              )}
            </Field>
          </Part>
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6 [&>*]:min-w-0">
          <Part title="As annotators will have it">
            <SchemePreview scheme={scheme} />
            {doubts.map((doubt) => (
              <Notice key={doubt} tone="warn">
                {doubt}
              </Notice>
            ))}
          </Part>
          <Part title="What changes">
            {changes.length === 0 ? (
              <p className="text-ink-2">Nothing differs from version {base} yet.</p>
            ) : (
              <SchemeChangeList changes={changes} />
            )}
          </Part>
        </div>
      </div>
      {faults.length > 0 && (
        <Notice tone="bad" role="alert" title="This cannot be published yet">
          <ul>
            {faults.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <span aria-live="polite" className="mr-auto text-ink-2">
          {changes.length === 0
            ? 'Nothing changed yet'
            : `${countOf(changes.length, 'change')}${kept.isKept ? ', kept in this browser until published' : ''}`}
        </span>
        <ButtonLink href={projectPath(projectId, 'scheme')}>
          {changes.length === 0 ? 'Back' : 'Later'}
        </ButtonLink>
        <Button
          variant="primary"
          disabled={changes.length === 0 || faults.length > 0}
          onClick={() => setIsAsking(true)}
        >
          Publish version {base + 1} …
        </Button>
      </div>
      {isAsking && (
        <PublishSchemeDialog
          projectId={projectId}
          desk={desk}
          scheme={scheme}
          changes={changes}
          onClose={() => setIsAsking(false)}
          onPublished={() => {
            drop();
            router.push(projectPath(projectId, 'scheme'));
            router.refresh();
          }}
        />
      )}
    </div>
  );
}

function readKept(kept: unknown): LabelScheme | null {
  const { data } = labelSchemeSchema.safeParse(kept);
  return data ?? null;
}
