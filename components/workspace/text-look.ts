/** How a text is set, by a person's preferences. Pure. */
import type { CSSProperties } from 'react';
import type { Preferences } from '@/lib/domain/preferences/preferences';

const sizes: Readonly<Record<Preferences['textSize'], string>> = {
  small: '1.0625rem',
  medium: '1.1875rem',
  large: '1.375rem',
  largest: '1.625rem',
};

/** A line always leaves room for a label above the text, whatever the size. */
const leadings: Readonly<Record<Preferences['lineSpacing'], string>> = {
  close: 'calc(1.25em + 19px)',
  medium: '2.42em',
  wide: '3.1em',
};

/**
 * The style of the element that holds the text. Letters are not kerned: browsers cut a painted
 * stretch where it ends, and with it a letter that reaches under the next one.
 */
export function lookOfText({ textSize, lineSpacing }: Preferences): CSSProperties {
  const variables: Record<`--${string}`, string> = { '--text-leading': leadings[lineSpacing] };
  return { fontSize: sizes[textSize], fontKerning: 'none', ...variables };
}
