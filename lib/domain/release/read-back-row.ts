/** One row of `PV600.csv` against the snippet that it was made from. */
import { findLabel, type LabelScheme } from '../label-scheme/scheme';
import { compareFragments } from '../spans/fragment';
import { pv600Columns } from './pv600-csv';
import { toPv600FileName } from './pv600-names';
import type { ReleaseGold, ReleaseSnippet } from './release-snippet';

const firstValueColumn = 7;
const columnsPerValue = 6;

/** What in the cells is not what the snippet says, a sentence each. */
export function compareRow(
  cells: readonly string[],
  snippet: ReleaseSnippet,
  scheme: LabelScheme,
): string[] {
  const expected = [
    toPv600FileName(snippet.name),
    snippet.identifier ?? '',
    snippet.publisher ?? '',
    snippet.year?.toString() ?? '',
    snippet.material,
    snippet.text,
    snippet.gold.length === 0 ? 'no' : 'yes',
  ];
  const problems = pv600Columns.slice(0, firstValueColumn).flatMap((column, i) => {
    return cells[i] === expected[i] ? [] : [`${column} differs`];
  });
  if (cells.length !== pv600Columns.length) problems.push(`has ${cells.length} columns`);

  const points = Array.from(cells[5] ?? '');
  const gold = snippet.gold.toSorted(inFileOrder);
  for (let at = firstValueColumn, i = 0; at < cells.length; at += columnsPerValue, i += 1) {
    const group = cells.slice(at, at + columnsPerValue);
    const span = gold[i];
    if (span === undefined) {
      if (group.some((cell) => cell !== '')) problems.push(`value ${i + 1} is not in gold`);
    } else {
      problems.push(
        ...compareValue(group, span, points, scheme).map((what) => `value ${i + 1}: ${what}`),
      );
    }
  }
  return problems;
}

function compareValue(
  [annotation = '', start = '', end = '', special = '', processed = '', type = '']: string[],
  span: ReleaseGold,
  points: readonly string[],
  scheme: LabelScheme,
): string[] {
  const edges = span.fragments.flat();
  const label = findLabel(scheme, span.label);
  const isPureNumber = /^\d+(?:\.\d+)?$/u.test(annotation);
  const checks: [string, boolean][] = [
    ['the text at its offsets is another', points.slice(+start, +end).join('') === annotation],
    ['Start_index differs', start === String(Math.min(...edges))],
    ['End_index differs', end === String(Math.max(...edges))],
    ['Special_character differs', special === (isPureNumber ? 'no' : 'yes')],
    ['Processed_annotation differs', processed === span.values.join()],
    ['Bandgap_type differs', type === (label?.shortName ?? label?.title)],
  ];
  return checks.flatMap(([problem, isRight]) => (isRight ? [] : [problem]));
}

function inFileOrder(a: ReleaseGold, b: ReleaseGold): number {
  return compareFragments(a.fragments, b.fragments) || (a.label < b.label ? -1 : 1);
}
