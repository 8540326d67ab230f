/**
 * Grapheme clusters: what a reader sees as one character (a letter with its accents, a flag, a
 * family of emoji). A selection never cuts one.
 */
import { fromUtf16, toUtf16, type IndexedText } from '../text/code-points';
import type { Fragment } from './fragment';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The cluster that holds the code point at `offset`; empty at the end of the text. */
export function graphemeAt(indexed: IndexedText, offset: number): Fragment {
  const unit = toUtf16(indexed, offset);
  if (unit >= indexed.text.length) return [indexed.length, indexed.length];
  // A line feed is a cluster of its own: looking at one line is enough, and cheap in long texts.
  const lineStart = indexed.text.lastIndexOf('\n', unit - 1) + 1;
  const lineEnd = indexed.text.indexOf('\n', unit);
  if (lineStart > unit || lineEnd === unit) return [offset, offset + 1];
  const line = indexed.text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  const cluster = segmenter.segment(line).containing(unit - lineStart);
  const start = lineStart + (cluster?.index ?? unit - lineStart);
  const end = start + (cluster?.segment.length ?? 1);
  return [fromUtf16(indexed, start), fromUtf16(indexed, end)];
}

/** The smallest `[start, end)` that holds the given one and cuts no cluster. */
export function snapToGraphemes(indexed: IndexedText, [start, end]: Fragment): Fragment {
  const from = graphemeAt(indexed, start)[0];
  const last = graphemeAt(indexed, end);
  return [from, last[0] === Math.min(end, indexed.length) ? last[0] : last[1]];
}
