'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { snippetHref } from '@/components/annotate/snippet-href';
import { FormDialog } from '@/components/forms/form-dialog';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Field, Input, Textarea } from '@/components/ui/field';
import { addText } from '@/lib/actions/practice';
import { Refusal } from '@/lib/domain/errors';
import { readTextFiles, type TextDraft } from './text-files';

/** Adds a text to the practice and goes on to its answer. */
export function AddTextButton({
  projectId,
  isPrimary = false,
}: {
  readonly projectId: string;
  readonly isPrimary?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'plain'} onClick={() => setIsOpen(true)}>
        Add a text
      </Button>
      {isOpen && <AddTextDialog projectId={projectId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const fields = ['name', 'material', 'text', 'ann'];

function AddTextDialog({
  projectId,
  onClose,
}: {
  readonly projectId: string;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const { run, isPending, failure, errorAt } = useAction(addText);
  const [draft, setDraft] = useState<TextDraft>({ name: '', material: '', text: '', ann: null });
  const change = (part: Partial<TextDraft>) => setDraft((before) => ({ ...before, ...part }));

  const [unreadable, setUnreadable] = useState<string | null>(null);
  const latest = useRef<readonly File[]>([]);
  const choose = async (files: readonly File[]) => {
    latest.current = files;
    setUnreadable(null);
    // The marks of files that were chosen before fit no other text.
    change({ ann: null });
    try {
      const read = await readTextFiles(files);
      if (latest.current === files) change(read);
    } catch (error) {
      if (latest.current !== files) return;
      setUnreadable(error instanceof Refusal ? error.message : 'The file could not be read.');
    }
  };

  const send = async () => {
    const result = await run({ projectId, ...draft });
    if (result.ok) router.push(snippetHref(result.data.practice, result.data.assignment));
  };
  return (
    <FormDialog
      shape="wide"
      title="Add a text"
      description="Next you mark its answer on the annotation screen. It is offered to the annotators when you have finished it."
      words="Add and mark the answer"
      pendingWords="Adding it …"
      isPending={isPending}
      isBlocked={unreadable !== null}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errorAt('name')}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={200}
              autoComplete="off"
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Material (optional)" error={errorAt('material')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={200}
              autoComplete="off"
              value={draft.material}
              onChange={(event) => change({ material: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Text" error={errorAt('text')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={7}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Or from files"
        hint="A .txt file, and if there is one its .ann file: its marks and their notes come in, and you look them over."
        error={unreadable ?? errorAt('ann')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            multiple
            accept=".txt,.ann"
            onChange={(event) => void choose([...(event.target.files ?? [])])}
          />
        )}
      </Field>
      <FailureNotice failure={failure} fields={fields} title="The text was not added." />
    </FormDialog>
  );
}
