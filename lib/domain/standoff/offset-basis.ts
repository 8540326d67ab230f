/**
 * What a file's offsets count, and in which form of the text: the stored text (line ends LF), or
 * the text as it was uploaded, with CRLF or a byte order mark. Quotes decide, as in
 * `offset-unit.ts`. Offsets on the uploaded form are converted, since the file then is consistent
 * and only our own normalisation moved the text under it; another unit is only proposed.
 */
import { indexText, type IndexedText } from '../text/code-points';
import { countBelow } from './ascending';
import { fitSpans, makeOffsetConverter } from './offset-unit';
import type { OffsetConverter, OffsetUnit, RepairUnit } from './offset-unit';
import type { QuotedSpan } from './quote-match';

const mark = '\ufeff';

export type OffsetBasis = {
  readonly unit: OffsetUnit;
  /** `uploaded`: counted on the text before its line ends were made LF. */
  readonly form: 'stored' | 'uploaded';
  /** From the file's offsets to code points of the stored text. */
  readonly convert: OffsetConverter;
};

/**
 * Finds the basis on which all spans fit.
 * @param rawText the text before line ends were normalised; null when it is not known
 * @param unit the unit that the caller insists on; code points otherwise
 * @returns `basis` to read with, and, where nothing fits, the other unit that would
 */
export function findOffsetBasis(
  spans: readonly QuotedSpan[],
  text: IndexedText,
  rawText: string | null,
  unit: OffsetUnit | null,
): { basis: OffsetBasis; repair: RepairUnit | null } {
  const asked = unit ?? 'codePoints';
  const stored: OffsetBasis = {
    unit: asked,
    form: 'stored',
    convert: makeOffsetConverter(asked, text),
  };
  if (fitSpans(spans, text, stored.convert)) return { basis: stored, repair: null };
  const forms = [{ text, dropped: [] }, ...findUploadedForms(rawText, text)];
  const findFitting = (tried: OffsetUnit) =>
    forms
      .map((form) => makeFormConverter(tried, form))
      .find((convert) => fitSpans(spans, text, convert));
  if (spans.every(({ quote }) => quote === null)) return { basis: stored, repair: null };
  const convert = findFitting(asked);
  if (convert !== undefined) {
    return { basis: { unit: asked, form: 'uploaded', convert }, repair: null };
  }
  const others: RepairUnit[] = unit === null ? ['utf16', 'bytes'] : [];
  return {
    basis: stored,
    repair: others.find((other) => findFitting(other) !== undefined) ?? null,
  };
}

/** A form of the text, with the offsets (in its code points) of what the stored text lacks. */
type Form = { readonly text: IndexedText; readonly dropped: readonly number[] };

function makeFormConverter(unit: OffsetUnit, { text, dropped }: Form): OffsetConverter {
  const convert = makeOffsetConverter(unit, text);
  return (offset) => {
    const inForm = convert(offset);
    return inForm === null ? null : inForm - countBelow(dropped, inForm);
  };
}

/** The uploaded text, without its mark and with it; none where it is not the stored text's source. */
function findUploadedForms(rawText: string | null, text: IndexedText): Form[] {
  if (rawText === null || normalise(rawText) !== normalise(text.text)) return [];
  const forms = rawText.startsWith(mark) ? [rawText.slice(1), rawText] : [rawText];
  return forms
    .filter((form) => form !== text.text)
    .map((form) => ({ text: indexText(form), dropped: findDropped(form, text.text) }));
}

function findDropped(form: string, stored: string): number[] {
  const dropped = form.startsWith(mark) && !stored.startsWith(mark) ? [0] : [];
  let offset = 0;
  let previous = '';
  for (const character of form) {
    if (previous === '\r' && character === '\n') dropped.push(offset - 1);
    previous = character;
    offset += 1;
  }
  return dropped;
}

function normalise(text: string): string {
  return (text.startsWith(mark) ? text.slice(1) : text).replaceAll(/\r\n?/gu, '\n');
}
