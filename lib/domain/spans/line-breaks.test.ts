import { describe, expect, it } from 'vitest';
import { indexText } from '../text/code-points';
import { hasLineBreak, splitAtLineBreaks } from './line-breaks';

describe('splitAtLineBreaks', () => {
  it('leaves a fragment on one line as it is, with its blanks', () => {
    expect(splitAtLineBreaks(indexText('a 1.5 eV b'), [1, 9])).toEqual([[1, 9]]);
  });

  it('makes one fragment a line, in code points, without the blanks at the break', () => {
    const indexed = indexText('😀 1.5– \n  1.6 eV');
    expect(splitAtLineBreaks(indexed, [2, 17])).toEqual([
      [2, 6],
      [10, 16],
    ]);
  });

  it('skips empty lines', () => {
    expect(splitAtLineBreaks(indexText('a\n\n \nb'), [0, 6])).toEqual([
      [0, 1],
      [5, 6],
    ]);
    expect(splitAtLineBreaks(indexText(' \n '), [0, 3])).toEqual([]);
  });

  it.each(['\r', '\r\n', '\u000b', '\u001e', '\u0085', '\u2028', '\u2029'])(
    'splits at %j',
    (sign) => {
      expect(hasLineBreak(sign)).toBe(true);
      expect(splitAtLineBreaks(indexText(`a${sign}b`), [0, 2 + sign.length])).toEqual([
        [0, 1],
        [1 + sign.length, 2 + sign.length],
      ]);
    },
  );
});
