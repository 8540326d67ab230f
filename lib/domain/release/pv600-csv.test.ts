import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors';
import { pv600Template } from '../label-scheme/templates';
import { buildPv600Csv, pv600Columns } from './pv600-csv';
import type { ReleaseGold, ReleaseSnippet } from './release-snippet';
import { goldenSnippets, readGolden } from './testing/golden-snippets';
import { releaseSnippets } from './testing/release-snippets';

const { scheme } = pv600Template;
const [mapi] = goldenSnippets as [ReleaseSnippet];
const [value] = mapi.gold as [ReleaseGold];

function refusalOf(...snippets: ReleaseSnippet[]): Refusal {
  try {
    buildPv600Csv(snippets, scheme);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('Nothing was refused.');
}

describe('buildPv600Csv', () => {
  it('writes the golden bytes', () => {
    expect(buildPv600Csv(goldenSnippets, scheme)).toBe(readGolden('PV600.csv'));
  });

  it('has 43 columns', () => {
    expect(pv600Columns).toHaveLength(43);
    expect(pv600Columns.slice(37)).toEqual([
      'Annotation_6',
      'Start_index_6',
      'End_index_6',
      'Special_character_6',
      'Processed_annotation_6',
      'Bandgap_type_6',
    ]);
  });

  it('sorts by code point, not by UTF-16 unit or case', () => {
    const names = ['b_x_1', '𝛼_x_1', '\uff21_x_1', 'B_x_1'];
    const csv = buildPv600Csv(
      names.map((name) => ({ ...mapi, name, text: 'x', gold: [] })),
      scheme,
    );
    const found = csv.split('\n').slice(1, -1);
    expect(found.map((row) => row.split(',')[0])).toEqual([
      'B_x_1',
      'b_x_1',
      '\uff21_x_1',
      '𝛼_x_1',
    ]);
  });

  it('does not depend on the order of snippets and gold', () => {
    fc.assert(
      fc.property(releaseSnippets, (snippets) => {
        const turned = snippets
          .toReversed()
          .map((snippet) => ({ ...snippet, gold: snippet.gold.toReversed() }));
        expect(buildPv600Csv(turned, scheme)).toBe(buildPv600Csv(snippets, scheme));
      }),
    );
  });

  it('leaves formulas and leading signs alone', () => {
    const csv = buildPv600Csv([{ ...mapi, text: '=1+1 "x"', gold: [] }], scheme);
    expect(csv).toContain(',"=1+1 ""x""",no,');
  });
});

describe('what does not fit the format', () => {
  it('names the snippet with a seventh value', () => {
    const gold = Array.from({ length: 7 }, (_, i): ReleaseGold => {
      return { ...value, fragments: [[i * 2, i * 2 + 1]] };
    });
    const refusal = refusalOf({ ...mapi, text: '1 2 3 4 5 6 7', gold });
    expect(refusal.code).toBe('unprocessable');
    expect(refusal.message).toContain(mapi.name);
    expect(refusal.details).toMatchObject([{ path: mapi.name }]);
    expect(refusal.details[0]?.message).toContain('7 values');
    expect(() =>
      buildPv600Csv([{ ...mapi, text: '1 2 3 4 5 6 7', gold: gold.slice(1) }], scheme),
    ).not.toThrow();
  });

  it.each<[string, Partial<ReleaseGold>, string]>([
    [
      'words between fragments',
      {
        fragments: [
          [33, 37],
          [45, 52],
        ],
      },
      'more than white space',
    ],
    ['NOT CLEAR', { label: 'NOT_CLEAR', values: [] }, 'NOT CLEAR'],
    ['a label of another scheme', { label: 'Person', values: [] }, 'not in the scheme'],
    ['no number', { values: [] }, '0 numbers instead of 1'],
    ['two numbers in one span', { values: ['1', '2'] }, '2 numbers instead of 1'],
    ['no plain decimal', { values: ['1e3'] }, 'plain decimal'],
    ['offsets outside the text', { fragments: [[70, 99]] }, 'outside the text'],
    [
      'fragments in disorder',
      {
        fragments: [
          [45, 52],
          [33, 40],
        ],
      },
      'sort the fragments',
    ],
  ])('names the snippet with %s', (_name, change, message) => {
    const { details } = refusalOf({ ...mapi, gold: [{ ...value, ...change }] });
    expect(details).toHaveLength(1);
    expect(details[0]?.message).toContain(`Snippet ${mapi.name}: `);
    expect(details[0]?.message).toContain(message);
  });

  it('refuses two snippets that would be one file', () => {
    for (const name of [mapi.name, 'MAPI_10.1000--example_one_7']) {
      expect(refusalOf(mapi, { ...mapi, name }).message).toContain('overwrite');
    }
  });

  it.each(['a\\b', '../../x', 'a\nb', ' '])('refuses the name %j', (name) => {
    expect(refusalOf({ ...mapi, name }).message).toContain('rename it');
  });

  it('lists everything at once', () => {
    const bad = { ...value, label: 'NOT_CLEAR', values: [] };
    const other = { ...mapi, name: 'MAPI_x_1', gold: [bad, bad] };
    const refusal = refusalOf({ ...mapi, gold: [bad] }, other);
    expect(refusal.details).toHaveLength(3);
    expect(refusal.message).toContain('And 2 more.');
  });
});
