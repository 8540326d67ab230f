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
import { findSnippets } from '../data/imports/store-snippets';
import { readUpload, type JobWork } from '../data/jobs/jobs';
import { Refusal, type RefusalDetail } from '../domain/errors';
import { addMissingAttributes } from '../domain/label-scheme/missing-attributes';
import { addMissingLabels } from '../domain/label-scheme/missing-labels';
import { schemeFromBrat } from '../domain/label-scheme/scheme-from-brat';
import { openArchive, type UploadedFile } from '../domain/snippets/archive';
import { planTexts, type TextPlan } from '../domain/snippets/plan-texts';
import { commitTexts } from './commit-texts';
import { ImportReport } from './import-report';
import { readAnnotations, type PlannedReading } from './read-annotations';
import type { Progress } from './progress';

export async function runImport(job: JobWork, progress: Progress) {
  const input = job.input as ImportInput;
  const report = new ImportReport();
  const files = openUpload(input.fileName, await readUpload(systemActor, job.id), report);
  const names = files.map(({ path }) => nameOf(path));
  const known = await findSnippets(systemActor, job.projectId, names);
  const plan = planTexts(files, new Map([...known].map(([name, { text }]) => [name, text])));
  report.countFiles(files.map(({ path }) => path));
  report.add(plan);
  await progress(0.1);

  let target = await openImportTarget(systemActor, job.projectId, input.round);
  target = await takeConfiguration(target, plan.configuration, report);
  const readings = readAnnotations(plan.texts, target, input, report);
  target = await takeMissingNames(target, readings, report);
  await progress(0.2);

  const accepted = plan.texts.filter(({ name }) => input.kind === 'texts' || readings.has(name));
  await commitTexts(accepted, readings, target, input.annotatorId, report, (done) =>
    progress(0.2 + 0.8 * done),
  );
  return report.toJson();
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
    `${fileName} is neither a .zip nor a .txt file. Put the texts (and their .ann files) into a zip file.`,
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
