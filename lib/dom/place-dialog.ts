/**
 * Where the label dialog stands: below the sentence that is being judged, else above it, else
 * beside the text, never over the sentence. Pure geometry in client coordinates.
 */
import type { Box } from './line-boxes';

export type DialogSide = 'below' | 'above' | 'beside' | 'docked';

export type DialogPlace = {
  readonly side: DialogSide;
  readonly left: number;
  readonly top: number;
};

export type DialogRoom = {
  /** From the first to the last line of the sentences that the span touches, labels included. */
  readonly sentence: Box;
  readonly span: Box;
  readonly dialog: { readonly width: number; readonly height: number };
  /** The visible part of the text column. */
  readonly column: Box;
  readonly window: { readonly width: number; readonly height: number };
};

const gap = 8;

/** `docked` means that there is room nowhere: the screen puts the dialog at its foot. */
export function placeDialog(room: DialogRoom): DialogPlace {
  const { sentence, span, dialog, column, window } = room;
  const left = clamp(span.left - 12, column.left + gap, column.right - dialog.width - gap);
  const below = sentence.bottom + gap;
  if (below >= column.top && below + dialog.height + gap <= window.height) {
    return { side: 'below', left, top: below };
  }
  const above = sentence.top - gap - dialog.height;
  if (above >= column.top + gap && sentence.top <= column.bottom) {
    return { side: 'above', left, top: above };
  }
  const top = clamp(span.top - 48, gap, window.height - dialog.height - gap);
  if (
    column.right + dialog.width + 2 * gap <= window.width &&
    dialog.height + gap < window.height
  ) {
    return { side: 'beside', left: column.right + gap, top };
  }
  return {
    side: 'docked',
    left: window.width - dialog.width - gap,
    top: window.height - dialog.height - gap,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
