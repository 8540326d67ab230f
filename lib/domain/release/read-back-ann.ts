/** A standoff file of gold against the snippet that it was made from; read as strictly as written. */
import { compareFragments, pairFragments, type Fragments } from '../spans/fragment';
import { splitAtLineBreaks } from '../spans/line-breaks';
import { indexText } from '../text/code-points';
import type { ReleaseSnippet } from './release-snippet';

const linePattern = /^T([1-9]\d*)\t(\S+) ((?:0|[1-9]\d*) \d+(?:;\d+ \d+)*)\t(.+)$/u;

type GoldLine = { readonly label: string; readonly fragments: Fragments; readonly quote: string };

/** What in the file is not what the snippet says, a sentence each. `text` is the file beside it. */
export function compareAnn(ann: string, text: string, snippet: ReleaseSnippet): string[] {
  if (ann === '') return snippet.gold.length === 0 ? [] : ['has no lines'];
  if (!ann.endsWith('\n')) return ['does not end with a line feed'];
  const lines = ann.slice(0, -1).split('\n');
  const expected = expectedLines(snippet);
  const points = Array.from(text);
  const problems = lines.flatMap((line, i): string[] => {
    const read = readLine(line, i + 1);
    if (read === null) return [`line ${i + 1} is not a strict T${i + 1} line`];
    const there = read.fragments.map(([start, end]) => points.slice(start, end).join('')).join(' ');
    const wanted = expected[i];
    const isWanted =
      wanted?.label === read.label && compareFragments(wanted.fragments, read.fragments) === 0;
    return [
      ...(there === read.quote ? [] : [`line ${i + 1}: the text at its offsets is another`]),
      ...(isWanted ? [] : [`line ${i + 1} is not in gold`]),
    ];
  });
  if (lines.length < expected.length) problems.push(`has ${lines.length} lines only`);
  return problems;
}

function readLine(line: string, id: number): GoldLine | null {
  const [, number, label = '', offsets = '', quote = ''] = linePattern.exec(line) ?? [];
  if (number !== String(id)) return null;
  const edges = offsets.split(/[ ;]/u);
  if (edges.some((edge) => String(Number(edge)) !== edge)) return null;
  return { label, fragments: pairFragments(edges.map(Number)), quote };
}

/** In the order of the file: by offsets, then by label. */
function expectedLines({ gold, text }: ReleaseSnippet): Omit<GoldLine, 'quote'>[] {
  const indexed = indexText(text);
  return gold
    .map(({ label, fragments }) => ({
      label,
      fragments: fragments.flatMap((fragment) => splitAtLineBreaks(indexed, fragment)),
    }))
    .sort((a, b) => compareFragments(a.fragments, b.fragments) || (a.label < b.label ? -1 : 1));
}
