/**
 * Lines as brat itself writes them: `id<TAB>Type start end;start end<TAB>text`, one space inside
 * the middle field, no line break anywhere. What is new or changed is written by these functions.
 *
 * brat has no escapes, so a note or a value stands on one line: each line break in it becomes a
 * space (and in a value each tab, and blanks at its edges go). `noteInFile` and `valueInFile` say
 * what will be read back; a value with nothing left is written, and read back, as a flag.
 */
import { Refusal } from '../errors';
import type { Fragment } from '../spans/fragment';
import { quoteOf, type IndexedText } from '../text/code-points';
import { annotatorNotes, isName } from './ann-line';
import { toRowFragments } from './row-fragments';

/**
 * A `T` line.
 * @throws Refusal when the label has white space, or the span covers white space alone or leaves the text
 */
export function formatTextBound(
  id: string,
  label: string,
  fragments: readonly Fragment[],
  text: IndexedText,
): string {
  const perLine = toRowFragments(text, fragments);
  if (perLine.length === 0 || perLine.some(([, end]) => end > text.length)) {
    const offsets = formatOffsets(fragments);
    throw unwritable(
      `The span ${offsets} (${label}) covers nothing that can be seen here. Move it or remove it.`,
    );
  }
  const quote = quoteOf(text, perLine);
  return `${id}\t${checkWord(label, 'label')} ${formatOffsets(perLine)}\t${quote}`;
}

/** `start end;start end`. */
export function formatOffsets(fragments: readonly Fragment[]): string {
  return fragments.map(([start, end]) => `${start} ${end}`).join(';');
}

/**
 * An `A` line (or an `M` line, by its id).
 * @throws Refusal when the name has white space
 */
export function formatAttribute(
  id: string,
  name: string,
  target: string,
  value: string | true,
): string {
  const written = valueInFile(value);
  const end = written === true ? '' : ` ${written}`;
  return `${id}\t${checkWord(name, 'attribute')} ${target}${end}`;
}

/** A `#` line with the note that brat's screen shows. */
export function formatNote(id: string, target: string, note: string): string {
  return `${id}\t${annotatorNotes} ${target}\t${noteInFile(note) ?? ''}`;
}

/** A `*` line. */
export function formatEquivalence(type: string, targets: readonly string[]): string {
  return `*\t${type} ${targets.join(' ')}`;
}

/** A note as a file holds it; null when it is blank, since a blank note is no note. */
export function noteInFile(note: string | null): string | null {
  const line = (note ?? '').replaceAll(lineBreak, ' ');
  return line.trim() === '' ? null : line;
}

/** An attribute's value as a file holds it. */
export function valueInFile(value: string | true): string | true {
  if (value === true) return true;
  const word = value.replaceAll(lineBreak, ' ').replaceAll('\t', ' ').trim();
  return word === '' ? true : word;
}

/** All at which brat would end the line. */
const lineBreak = /\r\n|[\n\r\v\f\u001c-\u001e\u0085\u2028\u2029]/gu;

function checkWord(name: string, what: string): string {
  if (isName(name)) return name;
  throw unwritable(`The ${what} "${name}" has white space, which brat cannot read. Rename it.`);
}

function unwritable(message: string): Refusal {
  return new Refusal('unprocessable', message);
}
