import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSnippetName, readSnippetName } from './snippet-name';

describe('readSnippetName', () => {
  it('reads the example of the PV600 paper', () => {
    expect(readSnippetName('FAPI_10.1016--j.jmrt.2021.03.107_31')).toEqual({
      material: 'FAPI',
      identifier: '10.1016/j.jmrt.2021.03.107',
      index: 31,
    });
  });

  it('splits at the first and the last _, since identifiers may have more', () => {
    expect(readSnippetName('CsPbI3_10.1007--978-3_12_b--c_0')).toEqual({
      material: 'CsPbI3',
      identifier: '10.1007/978-3_12_b/c',
      index: 0,
    });
  });

  it.each([
    'esp.train-doc-100',
    'a_b',
    'a_b_c',
    'a_b_12',
    '_10.1_3',
    'MAPI__3',
    'MAPI_10.1_',
    'MAPI_10.1_x',
    'MAPI_10.1_-3',
    '',
  ])('finds no such name in %j', (name) => {
    expect(readSnippetName(name)).toBeNull();
  });

  it('reads what it writes', () => {
    const parts = fc.record({
      material: fc.stringMatching(/^[A-Za-z0-9()-]{1,10}$/),
      identifier: fc.stringMatching(/^10\.[0-9]{4}\/([A-Za-z0-9._]+-?){1,5}[a-z0-9]$/),
      index: fc.nat(999_999),
    });
    fc.assert(
      fc.property(parts, (name) => {
        expect(readSnippetName(formatSnippetName(name))).toEqual(name);
      }),
    );
  });
});
