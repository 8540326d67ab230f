import { describe, expect, it } from 'vitest';
import { findFileNameProblem, joinPv600Name, splitPv600Name, toPv600FileName } from './pv600-names';

describe('PV600 names', () => {
  it('replaces the slash of a DOI', () => {
    const parts = { material: 'FAPI', identifier: '10.1016/j.jmrt.2021.03.107', index: '31' };
    expect(joinPv600Name(parts)).toBe('FAPI_10.1016--j.jmrt.2021.03.107_31');
    expect(toPv600FileName('a/b/c')).toBe('a--b--c');
  });

  it('are read back by the first and the last underscore', () => {
    expect(splitPv600Name('MAPI_10.1000--ex_am-ple_one_7')).toEqual({
      material: 'MAPI',
      identifier: '10.1000--ex_am-ple_one',
      index: '7',
    });
    expect(splitPv600Name('MAPI_7')).toBeNull();
    expect(splitPv600Name('MAPI')).toBeNull();
  });

  it('can be file names', () => {
    expect(findFileNameProblem('MAPI_10.1/x_7')).toBeNull();
    expect(findFileNameProblem('a\\b')).toContain('backslash');
    expect(findFileNameProblem('a\0b')).toContain('control');
    expect(findFileNameProblem('.hidden')).toContain('point');
    expect(findFileNameProblem('')).toContain('blank');
  });
});
