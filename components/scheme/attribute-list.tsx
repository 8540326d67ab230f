'use client';

import { Part } from '@/components/shell/page-body';
import { Button } from '@/components/ui/button';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { SchemeUse } from '@/lib/domain/label-scheme/scheme-faults';
import { AttributeCard } from './attribute-card';
import { addAttribute, changeAttribute, removeAttribute } from './scheme-draft';

/** The attributes of the scheme that is being edited. */
export function AttributeList({
  scheme,
  published,
  use,
  onWrite,
}: {
  readonly scheme: LabelScheme;
  readonly published: LabelScheme;
  readonly use: SchemeUse;
  readonly onWrite: (scheme: LabelScheme) => void;
}) {
  return (
    <Part
      title="Attributes"
      aside={
        <Button size="small" onClick={() => onWrite(addAttribute(scheme))}>
          Add an attribute
        </Button>
      }
    >
      {scheme.attributes.length === 0 && (
        <p className="text-ink-2">
          None. An attribute says something of a span beside its label: a mark, or one of several
          values.
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
            onChange={(change) => onWrite(changeAttribute(scheme, at, change))}
            onRemove={() => onWrite(removeAttribute(scheme, at))}
          />
        );
      })}
    </Part>
  );
}
