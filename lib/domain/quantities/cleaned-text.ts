/**
 * A text as the number reader sees it: every kind of space is one blank, every dash a hyphen,
 * every tilde `~`; invisible characters are gone. One unit of the cleaned text stands for one
 * UTF-16 unit of the raw text, and `origin` says which, so that offsets lead back exactly.
 */
export type CleanedText = {
  readonly text: string;
  /** UTF-16 index in the raw text of each unit of the cleaned text. */
  readonly origin: readonly number[];
};

/** A soft hyphen that stands for a printed dash; all others are removed. */
export const softDash = '\u00ad';

const replacements: ReadonlyMap<string, string> = new Map([
  ...replaceAllOf('\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', ''),
  ...replaceAllOf('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d', '-'),
  ...replaceAllOf('\u223c\u02dc\uff5e\u301c', '~'),
  ...replaceAllOf('\u2219\u22c5\u2027', '\u00b7'),
]);

/** Cleans a text; never fails, whatever it holds. */
export function cleanText(raw: string): CleanedText {
  let text = '';
  const origin: number[] = [];
  for (let i = 0; i < raw.length; i += 1) {
    const clean = cleanUnit(raw, i);
    if (clean === '') continue;
    text += clean;
    origin.push(i);
  }
  return { text, origin };
}

/** `[start, end)` of the cleaned text as UTF-16 indices of the raw text. */
export function toRawRange(cleaned: CleanedText, start: number, end: number): [number, number] {
  return [cleaned.origin[start] ?? 0, (cleaned.origin[end - 1] ?? -1) + 1];
}

function cleanUnit(raw: string, i: number): string {
  const unit = raw.charAt(i);
  if (unit > ' ' && unit <= '~') return unit;
  if (unit === softDash) return isPrintedDash(raw, i) ? softDash : '';
  return replacements.get(unit) ?? (/\s/u.test(unit) ? ' ' : unit);
}

/** `1.5<soft hyphen>1.6`: without it the digits would not be one number. */
function isPrintedDash(raw: string, i: number): boolean {
  const left = raw.slice(Math.max(0, i - 20), i);
  return /[.,·]\d+$/u.test(left) && /^\d*[.,·]\d/u.test(raw.slice(i + 1, i + 21));
}

function replaceAllOf(units: string, by: string): [string, string][] {
  return Array.from(units, (unit) => [unit, by]);
}
