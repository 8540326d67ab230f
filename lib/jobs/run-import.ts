/**
 * An import: the uploaded file is opened, all its parts are checked, then each text with its
 * annotations is committed or refused as one. Running it again after a crash finds what it had
 * committed and skips it.
 */
import { systemActor } from '../data/actor';
import type { ImportInput } from '../data/imports/request-import';
import {
  openImportTarget,
  writeSchemeVersion,
  type ImportTarget,
} from '../data/imports/import-target';
import { recallMapping } from '../data/imports/column-mappings';
import { findTexts } from '../data/imports/find-texts';
import { readUpload, type JobWork } from '../data/jobs/jobs';
import { Refusal, type RefusalDetail } from '../domain/errors';
import { addMissingAttributes } from '../domain/label-scheme/missing-attributes';
import { addMissingLabels } from '../domain/label-scheme/missing-labels';
import { schemeFromBrat } from '../domain/label-scheme/scheme-from-brat';
import { openArchive, type UploadedFile } from '../domain/snippets/archive';
import { planRows } from '../domain/snippets/plan-rows';
import { isConfiguration } from '../domain/snippets/sorted-upload';
import { planTexts, textLimits, type TextPlan } from '../domain/snippets/plan-texts';
import { headColumns } from '../domain/snippets/row-preview';
import { tableKind } from '../domain/snippets/table-format';
import { commitTexts } from './commit-texts';
import { ImportReport } from './import-report';
import { readAnnotations, type PlannedReading } from './read-annotations';
import type { Progress } from './progress';

export async function runImport(job: JobWork, progress: Progress) {
  const input = job.input as ImportInput;
  const report = new ImportReport();
  const bytes = await readUpload(systemActor, job.id);
  if (tableKind(input.fileName) !== null) await importRows(job, input, bytes, report, progress);
  else await importFiles(job, input, bytes, report, progress);
  return report.toJson();
}

/** Each row becomes a text, or is left out and named. */
async function importRows(
  { projectId, userId }: JobWork,
  { fileName, round, mapping: chosen, delimiter = null }: ImportInput,
  bytes: Uint8Array,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  report.countFiles([fileName]);
  const columns = headColumns(fileName, bytes, delimiter);
  const mapping = chosen ?? (await recallMapping(systemActor, projectId, columns));
  const plan = planRows({ path: fileName, bytes }, { delimiter, mapping });
  report.add(plan);
  report.count({ leftOut: plan.refused });
  await progress(0.2);
  if (plan.texts.length === 0) return;
  const target = await openImportTarget(systemActor, projectId, round);
  const origin = { userId, fileName, mayReplace: true };
  await commitTexts(plan.texts, new Map(), target, origin, null, report, (done) =>
    progress(0.2 + 0.8 * done),
  );
  // Rows that were left out do not make the file a refused one.
  if (report.hasSnippets) report.mark(fileName, 'used');
}

/** Each text with its annotations is taken, or refused whole. */
async function importFiles(
  { projectId, userId }: JobWork,
  input: ImportInput,
  bytes: Uint8Array,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  const files = openUpload(input.fileName, bytes, report);
  const mayReplace = input.kind === 'texts';
  const known = await findTexts(
    systemActor,
    projectId,
    files.map(({ path }) => nameOf(path)),
  );
  const plan = planTexts(files, known, textLimits, mayReplace);
  report.countFiles(files.map(({ path }) => path));
  report.add(plan);
  for (const file of plan.metadataFiles) report.mark(file, 'used');
  await progress(0.1);

  const found = await openImportTarget(systemActor, projectId, input.round);
  let target = await takeConfiguration(found, plan.configuration, report);
  if (target !== found) {
    for (const { path } of files) if (isConfiguration(path)) report.mark(path, 'used');
  }
  const readings = readAnnotations(plan.texts, target, input, report);
  target = await takeMissingNames(target, readings, report);
  await progress(0.2);

  const accepted = plan.texts.filter(({ name }) => input.kind === 'texts' || readings.has(name));
  const origin = { userId, fileName: input.fileName, mayReplace };
  await commitTexts(accepted, readings, target, origin, input.annotatorId, report, (done) =>
    progress(0.2 + 0.8 * done),
  );
}

/** A zip file's entries, or the one file that came. */
function openUpload(
  fileName: string,
  bytes: Uint8Array,
  report: ImportReport,
): readonly UploadedFile[] {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip || /\.zip$/iu.test(fileName)) {
    const { entries, notes } = openArchive(bytes);
    report.add({ notes, errors: [] });
    if (entries.length > 0) return entries;
    throw new Refusal('unprocessable', `${fileName} has no files in it.`);
  }
  if (/\.(txt|ann)$/iu.test(fileName)) return [{ path: fileName, bytes }];
  throw new Refusal(
    'unprocessable',
    `${fileName} is none of .zip, .txt, .csv, .tsv and .jsonl. Put the texts (and their .ann files) into a zip file.`,
  );
}

function nameOf(path: string): string {
  const base = path.split('/').at(-1) ?? path;
  return base.replace(/\.(txt|ann)$/iu, '');
}

/** A project that was created without labels takes them from the first configuration it gets. */
async function takeConfiguration(
  target: ImportTarget,
  files: TextPlan['configuration'],
  report: ImportReport,
): Promise<ImportTarget> {
  if (files.annotationConf === null) return target;
  const { scheme, notes, errors } = schemeFromBrat({
    annotationConf: files.annotationConf,
    visualConf: files.visualConf,
    shortcutsConf: files.shortcutsConf,
  });
  if (errors.length > 0) {
    throw new Refusal('unprocessable', 'The brat configuration cannot be read.', errors);
  }
  const note = (message: string): RefusalDetail => ({
    file: 'annotation.conf',
    code: 'configuration',
    message,
  });
  if (!target.isSchemeOpen || target.scheme.labels.length > 0) {
    report.add({ notes: [note('Not used: the project has its label scheme.')], errors: [] });
    return target;
  }
  const labels = scheme.labels.map(({ title }) => title).join(', ');
  report.add({ notes: [...notes, note(`The project took its labels: ${labels}.`)], errors: [] });
  return writeSchemeVersion(systemActor, target, scheme);
}

/** The same for types and attributes that only the annotations name. */
async function takeMissingNames(
  target: ImportTarget,
  readings: ReadonlyMap<string, PlannedReading>,
  report: ImportReport,
): Promise<ImportTarget> {
  const types = [...new Set([...readings.values()].flatMap(({ missingTypes }) => missingTypes))];
  const attributes = [...readings.values()].flatMap(({ missingAttributes }) => missingAttributes);
  if (types.length + attributes.length === 0) return target;
  const scheme = addMissingAttributes(
    addMissingLabels(target.scheme, types.toSorted()).scheme,
    attributes,
  );
  const names = [...types.toSorted(), ...new Set(attributes.map(({ name }) => name))];
  const message = `The label scheme was open and took what it lacked: ${names.join(', ')}.`;
  report.add({ notes: [{ code: 'newTypes', message }], errors: [] });
  return writeSchemeVersion(systemActor, target, scheme);
}
