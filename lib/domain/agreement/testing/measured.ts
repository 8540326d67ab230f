/** Agreement measured over small readings, and what of it is a measure. */
import {
  measureAgreement,
  type AgreementOptions,
  type AgreementReport,
} from '../measure-agreement';
import type { FinishedReading, SnippetReadings } from '../snippet-readings';
import { read, snippetOf } from './readings';

export const notClearLabel = 'NOT_CLEAR';

export function measure(
  snippets: readonly SnippetReadings[],
  options: Partial<AgreementOptions> = {},
): AgreementReport {
  return measureAgreement(snippets, { notClear: 'exclude', notClearLabel, ...options });
}

/** A snippet that a and b read. */
export function both(
  name: string,
  a: FinishedReading['spans'],
  b: FinishedReading['spans'],
  changes: Partial<SnippetReadings> = {},
): SnippetReadings {
  return snippetOf(name, [read('a', a), read('b', b)], changes);
}

/** Every measure of a report's part. */
export function measuresOf(part: object): { value: number | null; reason?: string }[] {
  return Object.values(part).flatMap((inside: unknown) => {
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return [];
    return 'value' in inside ? [inside as { value: number | null }] : measuresOf(inside);
  });
}
