'use client';

import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Part } from '@/components/shell/page-body';
import { Button } from '@/components/ui/button';
import { notClearKey } from '@/lib/domain/label-scheme/label-keys';
import { findLabel, notClearLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { SchemeUse } from '@/lib/domain/label-scheme/scheme-faults';
import { LabelCard } from './label-card';
import {
  addLabel,
  changeLabel,
  freeKeys,
  mappingTargets,
  moveLabel,
  removeLabel,
  retireLabel,
  retitleNewLabel,
} from './scheme-draft';
import { useLabelKeys } from './use-label-keys';

/** The labels of the scheme that is being edited, in their order. */
export function LabelList({
  scheme,
  published,
  use,
  onWrite,
  onReadFiles,
}: {
  readonly scheme: LabelScheme;
  readonly published: LabelScheme;
  readonly use: SchemeUse;
  readonly onWrite: (scheme: LabelScheme) => void;
  readonly onReadFiles: () => void;
}) {
  const { labels } = scheme;
  const cards = useLabelKeys();
  const [moved, setMoved] = useState('');
  const publishedNames = published.labels.map(({ name }) => name);
  const keys = freeKeys(labels);

  const add = () => {
    const next = addLabel(scheme);
    const added = next.labels.find(({ name }) => findLabel(scheme, name) === undefined);
    if (added !== undefined) cards.add(added.name);
    onWrite(next);
  };
  const rename = (at: number, next: LabelScheme) => {
    const [before, after] = [labels[at]?.name, next.labels[at]?.name];
    if (before !== undefined && after !== undefined && before !== after) {
      cards.rename(before, after);
    }
    onWrite(next);
  };
  return (
    <Part
      title="Labels"
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="small" onClick={onReadFiles}>
            <FileUp aria-hidden size={15} />
            Read brat’s files …
          </Button>
          <Button size="small" onClick={add}>
            Add a label
          </Button>
        </span>
      }
    >
      {labels.map((label, at) => {
        const { name, title } = label;
        const isNew = !publishedNames.includes(name);
        return (
          <LabelCard
            key={cards.keyOf(name)}
            label={label}
            isNew={isNew}
            spans={use.labels[name] ?? 0}
            isOffered={(use.offered.labels[name] ?? 0) > 0}
            keys={name === notClearLabel ? [notClearKey, ...keys] : keys}
            targets={mappingTargets(scheme, label)}
            isFirst={at === 0}
            isLast={at === labels.length - 1}
            isTaken={(wanted) =>
              publishedNames.includes(wanted) ||
              labels.some((other, i) => i !== at && other.name === wanted)
            }
            onChange={(change) => onWrite(changeLabel(scheme, at, change))}
            onRename={(chosen) => rename(at, changeLabel(scheme, at, { name: chosen }))}
            onRetitle={(words) =>
              isNew
                ? rename(at, retitleNewLabel(scheme, at, words, publishedNames))
                : onWrite(changeLabel(scheme, at, { title: words }))
            }
            onRetire={(retired) => onWrite(retireLabel(scheme, at, retired))}
            onMove={(by) => {
              setMoved(`${title}: ${at + by + 1} of ${labels.length}`);
              onWrite(moveLabel(scheme, at, by));
            }}
            onRemove={() => onWrite(removeLabel(scheme, at))}
          />
        );
      })}
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </Part>
  );
}
