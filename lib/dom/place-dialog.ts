/**
 * Where the label dialog stands: below the sentence that is being judged, else above it, else
 * beside the text, never over the sentence. Where nothing is beside the text, the text makes room
 * (`squeezed`); only a phone held upright has the dialog at its foot (`docked`). Pure geometry in
 * client coordinates.
 */
import type { Box } from './line-boxes';

export type DialogSide = 'below' | 'above' | 'beside' | 'squeezed' | 'docked';

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
  /** The text has made room for this dialog already; it does not go back while it is open. */
  readonly isSqueezed: boolean;
};

const gap = 8;

/** The least width of a text that has made room. */
const readableWidth = 260;

/** What the dialog takes from a squeezed text. */
export function squeezeOf(dialogWidth: number): number {
  return dialogWidth + 2 * gap;
}

export function placeDialog(room: DialogRoom): DialogPlace {
  const { sentence, span, dialog, column, window } = room;
  if (room.isSqueezed) return besideText(room, 'squeezed');
  const left = clamp(span.left - 12, column.left + gap, column.right - dialog.width - gap);
  const below = sentence.bottom + gap;
  if (below >= column.top && below + dialog.height + gap <= window.height) {
    return { side: 'below', left, top: below };
  }
  const above = sentence.top - gap - dialog.height;
  if (above >= column.top + gap && sentence.top <= column.bottom) {
    return { side: 'above', left, top: above };
  }
  const rest = window.width - squeezeOf(dialog.width);
  if (column.right <= rest) return besideText(room, 'beside');
  if (rest >= readableWidth) return besideText(room, 'squeezed');
  return { side: 'docked', left: gap, top: window.height - dialog.height - gap };
}

function besideText(
  { span, dialog, column, window }: DialogRoom,
  side: 'beside' | 'squeezed',
): DialogPlace {
  const top = clamp(span.top - 48, gap, window.height - dialog.height - gap);
  const right = window.width - dialog.width - gap;
  return { side, left: side === 'beside' ? column.right + gap : right, top };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
