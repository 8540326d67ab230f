import { randomUUID } from 'node:crypto';
import type { ImportTarget } from '../data/imports/import-target';
import type { ImportInput } from '../data/imports/request-import';
import type { AttributeDefinition } from '../domain/label-scheme/scheme';
import type { PlannedUnit } from '../domain/snippets/plan-texts';
import type { Annotation } from '../domain/spans/fragment';
import { readReading } from '../domain/standoff/read-reading';
import type { SourceFileLines } from '../domain/standoff/source-file';
import type { ImportReport } from './import-report';

export type PlannedReading = {
  readonly annotations: readonly Annotation[];
  readonly source: { readonly name: string; readonly lines: SourceFileLines };
  readonly missingTypes: readonly string[];
  readonly missingAttributes: readonly AttributeDefinition[];
};

/**
 * The readings of an import by snippet name. A text whose annotations have an error is left out
 * whole. Annotations that come with texts only are counted and left out: they name no reader.
 */
export function readAnnotations(
  texts: readonly PlannedUnit[],
  target: ImportTarget,
  { kind, offsetUnit }: ImportInput,
  report: ImportReport,
): ReadonlyMap<string, PlannedReading> {
  const readings = new Map<string, PlannedReading>();
  for (const { name, path, text, rawText, ann, annPath } of texts) {
    if (ann === null || annPath === null) {
      if (kind === 'readings') {
        const message = `${path}: there is no ${name}.ann, so it is no reading. An empty file says that nothing was found.`;
        report.add({ notes: [], errors: [{ file: path, code: 'noAnnotations', message }] });
      }
      continue;
    }
    if (kind === 'texts') {
      const message = `${annPath}: left out, since texts are imported. Import it as readings of its annotator.`;
      report.add({ notes: [{ file: annPath, code: 'annotationsLeftOut', message }], errors: [] });
      continue;
    }
    const { annotations, source, missingTypes, missingAttributes, notes, errors } = readReading({
      fileName: annPath,
      text,
      rawText,
      ann,
      scheme: target.scheme,
      newId: randomUUID,
      allowNewTypes: target.isSchemeOpen,
      ...(offsetUnit === null ? {} : { offsetUnit }),
    });
    report.add({ notes, errors });
    if (errors.length > 0) report.mark(path, 'refused');
    else {
      const lines = { name: annPath, lines: source };
      readings.set(name, { annotations, source: lines, missingTypes, missingAttributes });
    }
  }
  return readings;
}
