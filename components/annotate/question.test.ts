import { describe, expect, it } from 'vitest';
import { splitAtMaterial } from './question';

describe('splitAtMaterial', () => {
  it.each([
    ['Gap of CsPbBr3?', 'CsPbBr3', ['Gap of ', '*CsPbBr3', '?']],
    ['CsPbBr3 or CsPbBr3', 'CsPbBr3', ['*CsPbBr3', ' or ', '*CsPbBr3']],
    ['What is it?', 'CsPbBr3', ['What is it?']],
    ['What is it?', null, ['What is it?']],
    ['What is it?', '', ['What is it?']],
    ['Gap of (A)B(.*)?', '(A)B(.*)', ['Gap of ', '*(A)B(.*)', '?']],
  ])('%s with %s', (question, material, pieces) => {
    expect(
      splitAtMaterial(question, material).map(({ text, isMaterial }) =>
        isMaterial ? `*${text}` : text,
      ),
    ).toEqual(pieces);
  });
});
