'use client';

import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { countOf } from '@/components/shell/number-words';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Choice, Field, Input, Select, Textarea } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import { notClearLabel, type Label } from '@/lib/domain/label-scheme/scheme';
import { NameField } from './name-field';

/** One label of the scheme that is being edited. */
export function LabelCard({
  label,
  isNew,
  spans,
  isOffered,
  keys,
  isTaken,
  isFirst,
  isLast,
  onChange,
  onRetitle,
  onMove,
  onRemove,
}: {
  readonly label: Label;
  /** Not in the version that is published: its brat name can still be chosen. */
  readonly isNew: boolean;
  /** Spans that have it. */
  readonly spans: number;
  /** Readings that were begun can still use it. */
  readonly isOffered: boolean;
  /** Keys that it can have. */
  readonly keys: readonly string[];
  /** Whether another label has this brat name. */
  readonly isTaken: (name: string) => boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (change: Partial<Label>) => void;
  readonly onRetitle: (title: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}) {
  const { name, title, key, color, description, quantity, retired } = label;
  const words = title.trim() === '' ? 'New label' : title;
  const isNotClear = name === notClearLabel;
  return (
    <div
      role="group"
      aria-label={words}
      className="relative rounded-xl border border-line bg-panel"
    >
      <details open={isNew} className="group/label">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-xl py-1.5 pr-28 pl-4">
          <ChevronRight
            aria-hidden
            size={15}
            className="shrink-0 text-ink-3 transition-transform group-open/label:rotate-90"
          />
          <LabelSwatch color={color} />
          <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">{words}</strong>
          {key !== null && !retired && <Kbd>{key.toUpperCase()}</Kbd>}
          {retired && <Chip>retired</Chip>}
          <span className="text-xs text-ink-3">
            {isNew ? 'new' : spans === 0 ? 'on no span' : `on ${countOf(spans, 'span')}`}
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line p-4 [&>*]:min-w-0">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_5rem]">
            <Field label="Title">
              {(wiring) => (
                <Input
                  {...wiring}
                  value={title}
                  maxLength={100}
                  required
                  onChange={(event) =>
                    isNew
                      ? onRetitle(event.currentTarget.value)
                      : onChange({ title: event.currentTarget.value })
                  }
                />
              )}
            </Field>
            <Field label="Key">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={key ?? ''}
                  onChange={(event) =>
                    onChange({
                      key: event.currentTarget.value === '' ? null : event.currentTarget.value,
                    })
                  }
                >
                  <option value="">none</option>
                  {[...new Set([...(key === null ? [] : [key]), ...keys])].sort().map((each) => (
                    <option key={each} value={each}>
                      {each.toUpperCase()}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Colour">
              {(wiring) => (
                <Input
                  {...wiring}
                  type="color"
                  className="h-9 p-1"
                  value={color}
                  onChange={(event) => onChange({ color: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <Field label="What it means" hint="Annotators see it when they point at the label.">
            {(wiring) => (
              <Textarea
                {...wiring}
                rows={2}
                maxLength={1_000}
                value={description}
                onChange={(event) => onChange({ description: event.currentTarget.value })}
              />
            )}
          </Field>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <NameField
              label="Name in brat’s files"
              name={name}
              isNew={isNew}
              isTaken={isTaken}
              onName={(chosen) => onChange({ name: chosen })}
            />
            <Field label="Unit" hint="Of numbers; empty when its spans are no numbers.">
              {(wiring) => (
                <Input
                  {...wiring}
                  value={quantity?.unit ?? ''}
                  disabled={isNotClear}
                  maxLength={40}
                  onChange={(event) => {
                    const unit = event.currentTarget.value;
                    onChange({ quantity: unit.trim() === '' ? null : { ...quantity, unit } });
                  }}
                />
              )}
            </Field>
          </div>
          {!isNew && (
            <Choice
              label="Retired"
              hint="It stays on the spans that have it, and is put on no other."
              checked={retired}
              onChange={(event) => onChange({ retired: event.currentTarget.checked })}
            />
          )}
          {!isNotClear && (isNew || (spans === 0 && !isOffered)) && (
            <div>
              <Button size="small" variant="danger" onClick={onRemove}>
                Delete<span className="sr-only"> {words}</span>
              </Button>
            </div>
          )}
        </div>
      </details>
      <span className="absolute top-0 right-2 flex h-11 items-center gap-1">
        <Button
          size="small"
          variant="quiet"
          aria-label={`Move ${words} up`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden size={15} />
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Move ${words} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden size={15} />
        </Button>
      </span>
    </div>
  );
}
