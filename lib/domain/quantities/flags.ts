/**
 * Why a person must look at the reading of a quantity. The table is in order of precedence: where
 * several reasons fit, the first one is named. Source: the worked expressions of
 * `vectors/quantities.json`, whose words these are; `extra-words` is ours, for words that may
 * change what the number means.
 */
export const flagSentences = {
  unparsable: 'The numbers and the words or signs between them cannot be read for sure.',
  'unit-not-eV': 'The unit is not eV.',
  'ocr-letter': 'A letter stands where a digit or the unit is expected.',
  'ocr-space': 'White space stands inside the number.',
  'decimal-comma': 'The comma may be a decimal comma or part thousands.',
  exponent: 'The power of ten has lost its superscript.',
  negative: 'The dash before the number may be a minus or belong to the words before it.',
  bound: 'This is a bound, not a value.',
  'between-and': 'Joined by "and" but a range by meaning.',
  'change-not-range': 'This may be a change from one state to another: two values, not a range.',
  'short-range-end': 'The second end may be short for the last digits of the first.',
  'tilde-range': 'The tilde may join a range or mean "about".',
  'soft-hyphen': 'A soft hyphen stands where a dash was probably printed.',
  'range-with-margin': 'A range with a margin.',
  'wide-range': 'The range is wider than 0.5: its mean says little.',
  'paren-integer': 'The number in parentheses may be a margin, a citation or a list number.',
  'parenthesised-value': 'A second value stands in parentheses.',
  or: 'Alternatives, joined by "or".',
  slash: 'A slash may join two values or be a ratio.',
  'comma-list': 'The values are joined by a comma alone.',
  'many-decimals': 'Four decimals or more: a citation may be fused to the number.',
  implausible: 'The number is outside 0 to 15: the unit is probably another.',
  'extra-number': 'Another number stands in the span.',
  'extra-words': 'Other words or signs stand in the span.',
} as const;

export type QuantityFlag = keyof typeof flagSentences;

/** The flag to name where several fit; null when there is none. */
export function firstFlag(flags: ReadonlySet<QuantityFlag>): QuantityFlag | null {
  const order = Object.keys(flagSentences) as QuantityFlag[];
  return order.find((flag) => flags.has(flag)) ?? null;
}
