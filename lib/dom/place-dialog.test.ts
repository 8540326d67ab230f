import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeDialog, type DialogRoom } from './place-dialog';

const room: DialogRoom = {
  sentence: { left: 300, top: 200, right: 900, bottom: 290 },
  span: { left: 500, top: 250, right: 560, bottom: 276 },
  dialog: { width: 284, height: 320 },
  column: { left: 264, top: 52, right: 976, bottom: 740 },
  window: { width: 1280, height: 800 },
  isSqueezed: false,
};

describe('placeDialog', () => {
  it('stands below the sentence, beginning with the span', () => {
    expect(placeDialog(room)).toEqual({ side: 'below', left: 488, top: 298 });
  });

  it('stands above where there is no room below', () => {
    const low = { ...room, sentence: { ...room.sentence, top: 450, bottom: 540 } };
    expect(placeDialog(low)).toMatchObject({ side: 'above', top: 122 });
  });

  it('stands beside a sentence that fills the column', () => {
    const long = { ...room, sentence: { ...room.sentence, top: 60, bottom: 700 } };
    expect(placeDialog(long)).toMatchObject({ side: 'beside', left: 984 });
  });

  it('makes the text make room where nothing stands beside it, and stays there', () => {
    const narrow = {
      ...room,
      sentence: { ...room.sentence, top: 60, bottom: 700 },
      column: { ...room.column, left: 0, right: 640 },
      window: { width: 640, height: 800 },
    };
    const place = { side: 'squeezed', left: 348, top: 202 };
    expect(placeDialog(narrow)).toEqual(place);
    expect(placeDialog({ ...narrow, sentence: room.sentence, isSqueezed: true })).toEqual(place);
  });

  it('is docked on a phone held upright', () => {
    const phone = {
      ...room,
      sentence: { ...room.sentence, top: 60, bottom: 700 },
      column: { ...room.column, left: 0, right: 390 },
      dialog: { width: 374, height: 320 },
      window: { width: 390, height: 844 },
    };
    expect(placeDialog(phone)).toEqual({ side: 'docked', left: 8, top: 516 });
  });

  it('never covers the sentence unless docked, and stays in the window', () => {
    const coordinate = fc.integer({ min: -300, max: 1100 });
    fc.assert(
      fc.property(coordinate, fc.integer({ min: 20, max: 700 }), fc.nat(700), (top, height, x) => {
        const bottom = top + height;
        const place = placeDialog({
          ...room,
          sentence: { ...room.sentence, top, bottom },
          span: { left: 264 + x, right: 300 + x, top: top + 4, bottom: top + 30 },
        });
        if (place.side === 'docked') return;
        const isApart =
          place.top >= bottom ||
          place.top + room.dialog.height <= top ||
          place.left >= room.sentence.right;
        expect(isApart).toBe(true);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + room.dialog.width).toBeLessThanOrEqual(room.window.width);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.top + room.dialog.height).toBeLessThanOrEqual(room.window.height);
      }),
    );
  });
});
