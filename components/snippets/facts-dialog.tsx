'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { countOf } from '@/components/shell/number-words';
import { Field, Input } from '@/components/ui/field';
import { Spinner } from '@/components/ui/waiting';
import { openFacts, saveFacts } from '@/lib/actions/snippets';
import type { FactSheet } from '@/lib/data/snippets/edit-facts';
import { maxFieldLengths } from '@/lib/domain/snippets/metadata-fields';
import { type FactField, factFields } from '@/lib/domain/snippets/snippet-facts';
import { fieldWords } from './field-words';

/** What is known of one snippet, to be changed. `onDone` gets how many fields changed. */
export function FactsDialog({
  projectId,
  snippetId,
  name,
  onDone,
  onClose,
}: {
  readonly projectId: string;
  readonly snippetId: string;
  readonly name: string;
  readonly onDone: (changed: number) => void;
  readonly onClose: () => void;
}) {
  const { preview } = usePreview(openFacts, { projectId, snippetId });
  const { run, isPending, failure, errorAt } = useAction(saveFacts);
  const sheet = preview.kind === 'shown' ? preview.data : null;

  const save = async (form: FormData) => {
    if (sheet === null) return;
    const { facts: seen } = sheet;
    // A field that is locked is not sent by the browser: it stays as it was seen.
    const said = (field: FactField) =>
      form.has(field) ? formText(form, field).trim() : String(seen[field] ?? '');
    const wanted = Object.fromEntries(factFields.map((field) => [field, said(field)]));
    const result = await run({
      projectId,
      snippetId,
      seen,
      wanted: wanted as Record<FactField, string>,
    });
    if (result.ok) onDone(result.data.length);
  };

  return (
    <FormDialog
      title="What is known of the snippet"
      description={<span className="[overflow-wrap:anywhere]">{name}</span>}
      words="Save"
      pendingWords="Saving …"
      isPending={isPending}
      isBlocked={sheet === null}
      onSubmit={save}
      onClose={onClose}
    >
      {failure !== null && <FailureNotice failure={failure} />}
      {preview.kind === 'failed' && <FailureNotice failure={preview.failure} />}
      {preview.kind === 'none' && <Spinner label="Reading" />}
      {sheet !== null && <FactInputs sheet={sheet} errorAt={errorAt} />}
    </FormDialog>
  );
}

function FactInputs({
  sheet,
  errorAt,
}: {
  readonly sheet: FactSheet;
  readonly errorAt: (path: string) => string | undefined;
}) {
  const { facts, others, isAssigned, isReleased } = sheet;
  const hints: Partial<Record<FactField, string>> = {
    ...(isReleased && { name: 'A release has this name, so it stays.' }),
    ...(isAssigned && {
      material: 'Somebody was asked to read it, so it stays: the question names it.',
    }),
    identifier:
      others === 0
        ? 'Snippets with the same identifier share what is said of the article.'
        : `${countOf(others, 'other snippet')} of this article: what is said below holds there too. Another identifier takes only this snippet away.`,
  };
  const locked = { name: isReleased, material: isAssigned } as Partial<Record<FactField, boolean>>;
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      {factFields.map((field) => (
        <Field
          key={field}
          label={fieldWords[field]}
          error={errorAt(`wanted.${field}`)}
          {...(hints[field] !== undefined && { hint: hints[field] })}
          {...((field === 'name' || field === 'title') && { className: 'sm:col-span-2' })}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name={field}
              autoComplete="off"
              disabled={locked[field] === true}
              required={field === 'name'}
              maxLength={field === 'name' ? 250 : maxFieldLengths[field]}
              {...(field === 'year' && { inputMode: 'numeric' })}
              defaultValue={facts[field] ?? ''}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
