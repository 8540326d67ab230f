'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, type ApiFailure } from '@/components/forms/call-api';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { startedJobSchema } from '@/components/jobs/job';
import { projectApiPath, projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Spinner } from '@/components/ui/waiting';
import { bundleFiles } from './bundle-files';
import { ColumnMapper, type TableChoice } from './column-mapper';
import { FileDrop } from './file-drop';
import {
  AnnotatorField,
  type Annotator,
  OffsetField,
  PasteField,
  RoundField,
} from './import-fields';
import { fileOfRows } from './table-file';
import { useTable } from './use-table';

type Source = 'files' | 'rows' | 'readings';

const explanations: Readonly<Record<Source, string>> = {
  files:
    'Text files become snippets, one a file, named by the file. A zip file may hold folders, a metadata.csv with where the texts come from, and brat’s configuration; annotations in it are left out. Of one csv or jsonl file each row becomes a snippet.',
  rows: 'Each row becomes a snippet, as it is copied out of a spreadsheet or a csv file.',
  readings:
    'The .ann files become the finished readings of one annotator, with their .txt files beside them. An empty .ann file says that nothing was found. Work that is here already is never overwritten.',
};

const accepted: Readonly<Record<Exclude<Source, 'rows'>, string>> = {
  files: '.zip,.txt,.csv,.tsv,.jsonl,.ndjson,.conf',
  readings: '.zip,.txt,.ann,.conf',
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
  const [source, setSource] = useState<Source>('files');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pasted, setPasted] = useState('');
  // Rows without a name are named by it: another paste is another file.
  const [pasteTime, setPasteTime] = useState(() => new Date());
  const table = useTable(projectId);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Pick<ApiFailure, 'message' | 'details'> | null>(null);
  const lacksAnnotator = source === 'readings' && annotators.length === 0;

  /** What would be sent: each source keeps its own while another is looked at. */
  const toSend = source === 'rows' ? fileOfRows(pasted, pasteTime) : files;
  const open = (chosen: readonly File[], from: Source = source) => {
    setFailure(null);
    void table.open(from === 'readings' ? [] : chosen);
  };
  const takeFiles = (chosen: readonly File[]) => {
    setFiles(chosen);
    open(chosen);
  };
  const takeRows = (rows: string) => {
    setPasted(rows);
    open(fileOfRows(rows, pasteTime));
  };
  const changeSource = (next: Source) => {
    setSource(next);
    open(next === 'rows' ? fileOfRows(pasted, pasteTime) : files, next);
  };

  const send = async (form: FormData) => {
    const bundle = await bundleFiles(toSend);
    if (bundle === null) {
      setFailure({ message: 'Choose the files to import.', details: [] });
      return;
    }
    setIsSending(true);
    setFailure(null);
    const answer = await callApi(projectApiPath(projectId, 'imports'), startedJobSchema, {
      method: 'POST',
      body: uploadOf(source, bundle, form, table.agreed),
    });
    setIsSending(false);
    if (!answer.ok) {
      setFailure(answer);
      return;
    }
    if (source === 'rows') {
      setPasted('');
      setPasteTime(new Date());
    } else setFiles([]);
    open([]);
    router.refresh();
  };

  return (
    <form
      className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <div className="grid justify-items-start gap-3">
        <SegmentedControl
          label="What to import"
          value={source}
          onChange={changeSource}
          options={[
            { value: 'files', label: 'Texts' },
            { value: 'rows', label: 'Pasted rows' },
            { value: 'readings', label: 'Readings from brat' },
          ]}
        />
        <p className="max-w-prose text-pretty text-ink-2">{explanations[source]}</p>
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
          {source === 'rows' ? (
            <PasteField rows={pasted} onChange={takeRows} />
          ) : (
            <FileDrop files={files} onChange={takeFiles} accept={accepted[source]} />
          )}
          {table.isOpen && <ColumnMapper {...table.shown} onChoose={table.choose} />}
          {table.isBroken && (
            <Notice tone="bad" title="The file is no UTF-8." role="alert">
              Its letters cannot be told. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”) and
              choose it again.
            </Notice>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            {source === 'readings' && <AnnotatorField annotators={annotators} />}
            <RoundField rounds={rounds} usual={usualRound} />
            {source === 'readings' && <OffsetField />}
          </div>
          {failure !== null && <FailureNotice failure={failure} title="Nothing was imported." />}
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              variant="primary"
              disabled={isSending || toSend.length === 0 || table.isBlocked}
            >
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
function uploadOf(source: Source, file: File, form: FormData, table: TableChoice | null): FormData {
  const upload = new FormData();
  upload.set('kind', source === 'readings' ? 'readings' : 'texts');
  for (const name of ['round', 'annotator', 'offsetUnit']) {
    const value = formText(form, name).trim();
    if (value !== '') upload.set(name, value);
  }
  if (table?.mapping != null) upload.set('mapping', JSON.stringify(table.mapping));
  if (table?.delimiter != null) upload.set('delimiter', table.delimiter);
  upload.set('file', file);
  return upload;
}
