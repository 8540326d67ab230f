'use client';

import { useId, useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { searchSentences } from '@/lib/actions/guideline';
import type { FoundSentence } from '@/lib/data/snippets/find-sentences';

/** Finds a sentence of a snippet and gives it as a quotation with its source. */
export function ExampleButton({
  projectId,
  onChoose,
}: {
  readonly projectId: string;
  /** Markdown. */
  readonly onChoose: (example: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Example from a snippet …
      </Button>
      {isOpen && (
        <ExampleDialog
          projectId={projectId}
          onClose={() => setIsOpen(false)}
          onChoose={({ sentence, snippet }) => {
            setIsOpen(false);
            onChoose(`> “${sentence}” (${snippet})`);
          }}
        />
      )}
    </>
  );
}

function ExampleDialog({
  projectId,
  onClose,
  onChoose,
}: {
  readonly projectId: string;
  readonly onClose: () => void;
  readonly onChoose: (found: FoundSentence) => void;
}) {
  const formId = useId();
  const { run, isPending, failure, errorAt } = useAction(searchSentences);
  const [found, setFound] = useState<readonly FoundSentence[] | null>(null);
  const search = async (form: FormData) => {
    const result = await run({ projectId, words: formText(form, 'words') });
    if (result.ok) setFound(result.data);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="An example from a snippet"
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className="grid gap-4">
        <form
          id={formId}
          role="search"
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void search(new FormData(event.currentTarget));
          }}
        >
          <Field label="Words of the sentence" className="flex-1" error={errorAt('words')}>
            {(wiring) => <Input {...wiring} name="words" type="search" required maxLength={200} />}
          </Field>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Searching …' : 'Search'}
          </Button>
        </form>
        {failure !== null && <FailureNotice failure={failure} fields={['words']} />}
        <div aria-live="polite">
          {found?.length === 0 && <p className="text-ink-2">No active snippet has these words.</p>}
          {found !== null && found.length > 0 && (
            <ul className="grid gap-2">
              {found.map((each) => (
                <li key={each.snippet}>
                  <button
                    type="button"
                    className="block w-full rounded-lg border border-line px-3 py-2 text-left hover:border-line-strong hover:bg-sunk"
                    onClick={() => onChoose(each)}
                  >
                    <span className="line-clamp-3 font-read">{each.sentence}</span>
                    <span className="block text-xs break-all text-ink-3">{each.snippet}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  );
}
