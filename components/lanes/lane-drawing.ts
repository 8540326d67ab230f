/** What a lane draws over its text. Pure. */
import type { DrawnSpan } from '@/components/drawn-text/text-geometry';
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { intoWindow, type TextWindow } from './text-window';

/** For spans that are not in question, and for labels that the scheme does not know. */
export const quietColor = '#6a6d74';

export type LaneDrawing = {
  readonly spans: readonly DrawnSpan[];
  /** In the window, lit. */
  readonly lit: Fragments;
  /** In the window: others marked something here. */
  readonly bare: Fragments;
};

/** The span as the window shows it; none where it lies outside. */
export function drawSpan(
  window: TextWindow,
  id: string,
  fragments: Fragments,
  look: { readonly label: string; readonly word: string; readonly color: string },
): DrawnSpan[] {
  const shown = intoWindow(window, fragments);
  return shown.length === 0 ? [] : [{ id, fragments: shown, ...look }];
}

export function colorOf(scheme: LabelScheme, name: string): string {
  return findLabel(scheme, name)?.color ?? quietColor;
}
