'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, type ApiFailure } from '@/components/forms/call-api';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { startedJobSchema } from '@/components/jobs/job';
import { projectApiPath, projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Spinner } from '@/components/ui/waiting';
import { bundleFiles } from './bundle-files';
import { FileDrop } from './file-drop';

type Kind = 'texts' | 'readings';
export type Annotator = { readonly email: string; readonly name: string };

const explanations: Readonly<Record<Kind, string>> = {
  texts:
    'Text files become snippets, one a file, named by the file. A zip file may hold folders, a metadata.csv with where the texts come from, and brat’s configuration; annotations in it are left out.',
  readings:
    'The .ann files become the finished readings of one annotator, with their .txt files beside them. An empty .ann file says that nothing was found. Work that is here already is never overwritten.',
};

/** Uploads files to be imported; the import itself is a job in the list below. */
export function ImportForm({
  projectId,
  rounds,
  usualRound,
  annotators,
}: {
  readonly projectId: string;
  /** Names, the latest last. */
  readonly rounds: readonly string[];
  /** Where texts go unless another is named. */
  readonly usualRound: string;
  readonly annotators: readonly Annotator[];
}) {
  const router = useRouter();
  const [kind, setKind] = useState<Kind>('texts');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Pick<ApiFailure, 'message' | 'details'> | null>(null);
  const lacksAnnotator = kind === 'readings' && annotators.length === 0;

  const send = async (form: FormData) => {
    const bundle = await bundleFiles(files);
    if (bundle === null) {
      setFailure({ message: 'Choose the files to import.', details: [] });
      return;
    }
    setIsSending(true);
    setFailure(null);
    const answer = await callApi(projectApiPath(projectId, 'imports'), startedJobSchema, {
      method: 'POST',
      body: uploadOf(kind, bundle, form),
    });
    setIsSending(false);
    if (!answer.ok) {
      setFailure(answer);
      return;
    }
    setFiles([]);
    router.refresh();
  };

  return (
    <form
      className="grid gap-5 rounded-xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <div className="grid justify-items-start gap-3">
        <SegmentedControl
          label="What to import"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'texts', label: 'Texts' },
            { value: 'readings', label: 'Readings from brat' },
          ]}
        />
        <p className="max-w-prose text-pretty text-ink-2">{explanations[kind]}</p>
      </div>
      {lacksAnnotator ? (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" href={projectPath(projectId, 'members')}>
              Add members
            </ButtonLink>
          }
        >
          Readings belong to an annotator of the project, and there is none yet.
        </Notice>
      ) : (
        <>
          <FileDrop
            files={files}
            onChange={setFiles}
            accept={kind === 'texts' ? '.zip,.txt,.csv,.conf' : '.zip,.txt,.ann,.conf'}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {kind === 'readings' && <AnnotatorField annotators={annotators} />}
            <RoundField rounds={rounds} usual={usualRound} />
            {kind === 'readings' && <OffsetField />}
          </div>
          {failure !== null && <FailureNotice failure={failure} title="Nothing was imported." />}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" variant="primary" disabled={isSending || files.length === 0}>
              Import
            </Button>
            {isSending && <Spinner label="Sending the files" />}
          </div>
        </>
      )}
    </form>
  );
}

/** The multipart body; what was left empty is left out. */
function uploadOf(kind: Kind, file: File, form: FormData): FormData {
  const upload = new FormData();
  upload.set('kind', kind);
  for (const name of ['round', 'annotator', 'offsetUnit']) {
    const value = formText(form, name).trim();
    if (value !== '') upload.set(name, value);
  }
  upload.set('file', file);
  return upload;
}

function AnnotatorField({ annotators }: { readonly annotators: readonly Annotator[] }) {
  return (
    <Field label="Whose readings they are">
      {(wiring) => (
        <Select {...wiring} name="annotator" required defaultValue="">
          <option value="" disabled>
            Choose an annotator
          </option>
          {annotators.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}, {email}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function RoundField({
  rounds,
  usual,
}: {
  readonly rounds: readonly string[];
  readonly usual: string;
}) {
  return (
    <Field label="Round" hint="A name that is new makes a new round.">
      {(wiring) => (
        <>
          <Input
            {...wiring}
            name="round"
            list={`${wiring.id}-rounds`}
            maxLength={200}
            autoComplete="off"
            defaultValue={usual}
          />
          <datalist id={`${wiring.id}-rounds`}>
            {rounds.map((round) => (
              <option key={round} value={round} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function OffsetField() {
  return (
    <Field
      label="Offsets of the .ann files"
      hint="Leave it, unless the report of an import proposes a repair."
    >
      {(wiring) => (
        <Select {...wiring} name="offsetUnit" defaultValue="">
          <option value="">Characters, as brat counts</option>
          <option value="utf16">Repair: offsets in UTF-16 units</option>
          <option value="bytes">Repair: offsets in UTF-8 bytes</option>
        </Select>
      )}
    </Field>
  );
}
