'use client';

import { useMemo, useState } from 'react';
import { DetailList } from '@/components/forms/failure-notice';
import { FileDrop } from '@/components/import/file-drop';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Textarea } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Refusal } from '@/lib/domain/errors';
import { compareSchemes } from '@/lib/domain/label-scheme/compare-schemes';
import { draftFromBrat, type GivenFiles } from '@/lib/domain/label-scheme/draft-from-brat';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { bratFileNames, type BratScheme } from '@/lib/domain/label-scheme/scheme-from-brat';
import type { SchemeUse } from '@/lib/domain/label-scheme/scheme-faults';
import { SchemeChangeList } from './scheme-change-list';

const fields = [
  { field: 'annotationConf', name: bratFileNames.annotation, hint: 'Labels and attributes.' },
  { field: 'visualConf', name: bratFileNames.visual, hint: 'Titles and colours.' },
  { field: 'shortcutsConf', name: bratFileNames.shortcuts, hint: 'Keys.' },
] as const;

type Texts = Readonly<Record<keyof GivenFiles, string>>;

const empty: Texts = { annotationConf: '', visualConf: '', shortcutsConf: '' };

/** More than any configuration that people wrote; bytes. */
const largest = 1_000_000;

/** Reads brat's files into the draft: what they would change is shown before it is taken over. */
export function ReadFilesDialog({
  scheme,
  use,
  onTake,
  onClose,
}: {
  /** The draft as it is. */
  readonly scheme: LabelScheme;
  readonly use: SchemeUse;
  readonly onTake: (scheme: LabelScheme) => void;
  readonly onClose: () => void;
}) {
  const [texts, setTexts] = useState(empty);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const result = useMemo(() => readTexts(scheme, texts, use), [scheme, texts, use]);
  const changes = result === null ? [] : compareSchemes(scheme, result.scheme);
  const canTake = result !== null && result.errors.length === 0 && changes.length > 0;

  const take = async (files: readonly File[]) => {
    const known = files.flatMap((file) => {
      const field = fields.find(({ name }) => name === file.name)?.field;
      return field === undefined || file.size > largest ? [] : [{ field, file }];
    });
    const read = await Promise.all(
      known.map(async ({ field, file }) => [field, await file.text()] as const),
    );
    setRefused(files.filter((file) => !known.some((each) => each.file === file)).map(nameOf));
    setTexts((before) => ({ ...before, ...Object.fromEntries(read) }));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      shape="wide"
      title="Read brat’s files"
      description="What a file does not say stays as it is. Nothing is published yet."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!canTake}
            onClick={() => {
              if (result !== null) onTake(result.scheme);
            }}
          >
            Take over as a draft
          </Button>
        </>
      }
    >
      <div className="grid gap-4 [&>*]:min-w-0">
        <FileDrop
          files={[]}
          accept=".conf"
          words={`Drop ${fields.map(({ name }) => name).join(', ')} here, or choose them.`}
          onChange={(files) => void take(files)}
        />
        {refused.length > 0 && (
          <Notice tone="warn" role="alert">
            Not read: {refused.join(', ')}. The files are called{' '}
            {fields.map(({ name }) => name).join(', ')} and have at most 1 MB.
          </Notice>
        )}
        {fields.map(({ field, name, hint }) => (
          <Field key={field} label={name} hint={hint}>
            {(wiring) => (
              <Textarea
                {...wiring}
                rows={3}
                spellCheck={false}
                placeholder="Or paste its text"
                className="font-mono text-xs"
                value={texts[field]}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  setTexts((before) => ({ ...before, [field]: text }));
                }}
              />
            )}
          </Field>
        ))}
        <div aria-live="polite" className="grid gap-4 empty:hidden [&>*]:min-w-0">
          {result !== null && <Remarks result={result} />}
          {result !== null && (
            <section className="grid gap-2">
              <h3 className="font-semibold">What it would change</h3>
              {changes.length === 0 ? (
                <p className="text-ink-2">Nothing: the draft says all of it already.</p>
              ) : (
                <SchemeChangeList changes={changes} />
              )}
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Remarks({ result: { notes, errors } }: { readonly result: BratScheme }) {
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="bad" title="These lines cannot be read. Mend them to go on.">
          <DetailList details={errors} />
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="info" title="Remarks">
          <DetailList details={notes} />
        </Notice>
      )}
    </>
  );
}

/** Null while nothing is given. */
function readTexts(scheme: LabelScheme, texts: Texts, use: SchemeUse): BratScheme | null {
  const given = fields.filter(({ field }) => texts[field].trim() !== '');
  if (given.length === 0) return null;
  try {
    const files = Object.fromEntries(given.map(({ field }) => [field, texts[field]]));
    return draftFromBrat(scheme, files, use);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { scheme, notes: [], errors: [{ message: error.message }, ...error.details] };
  }
}

function nameOf({ name }: File): string {
  return name;
}
