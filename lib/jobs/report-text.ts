/** What the report of an import says of one text. */
import type { TextOutcome } from '../data/imports/import-texts';
import type { RefusalDetail } from '../domain/errors';
import type { ImportReport } from './import-report';
import type { PlannedReading } from './read-annotations';

export function reportText(
  outcome: TextOutcome,
  reading: PlannedReading | undefined,
  isReadingTaken: boolean,
  report: ImportReport,
): void {
  const { text, result, changes } = outcome;
  const file = result === 'refused' ? 'errors' : 'notes';
  report.add({ notes: [], errors: [], [file]: remarksOf(outcome, reading !== undefined) });
  if (result === 'refused') {
    report.count({ leftOut: 1 });
    return;
  }
  report.mark(text.path, text.line === null ? result : 'used');
  report.countSnippet({
    [result]: 1,
    ...(changes.length > 0 ? { changed: 1 } : {}),
    spans: isReadingTaken ? (reading?.annotations.length ?? 0) : 0,
  });
  if (reading === undefined) return;
  const { name } = reading.source;
  if (isReadingTaken) {
    report.mark(name, 'reading');
    return;
  }
  const message = `${name}: this annotator has work on the snippet already; it was left as it is.`;
  report.add({ notes: [{ file: name, code: 'readingKnown', message }], errors: [] });
}

/** Nothing for a new text unless it changes its article: the report counts those. */
function remarksOf(
  { text, result, changes, isMaterialHeld }: TextOutcome,
  hasReading: boolean,
): RefusalDetail[] {
  const { path, line, name, isNameMade } = text;
  const what = line === null ? path : `${path}, ${name}`;
  const place = { file: path, ...(line === null ? {} : { line }) };
  const remark = (code: string, message: string) => ({
    ...place,
    code,
    message: `${what}: ${message}`,
  });
  const said = changes.length === 0 ? [] : [remark('metadataChanged', `${changes.join('; ')}.`)];
  const held = isMaterialHeld
    ? [
        remark(
          'materialKept',
          'the material stays as it is, since somebody was asked to read; the question names it.',
        ),
      ]
    : [];
  switch (result) {
    case 'created':
      return said;
    case 'refused':
      return [remark('differentText', refusalOf(isNameMade))];
    case 'replaced':
      return [
        remark(
          'textReplaced',
          'this text took the place of another one of that name, which nobody was to read.',
        ),
        ...said,
      ];
    case 'known': {
      const isSilent = hasReading || said.length + held.length > 0;
      const same = remark('textKnown', 'the project has this text already; nothing was changed.');
      return [...(isSilent ? [] : [same]), ...said, ...held];
    }
  }
}

function refusalOf(isNameMade: boolean): string {
  return isNameMade
    ? 'the row has no name, and the name made for it is another text’s; give it a name of its own.'
    : 'the project has another text of that name, and somebody was asked to read it; give this one another name.';
}
