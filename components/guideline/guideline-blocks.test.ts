import { expect, test } from 'vitest';
import { blankGuideline, pv600Guideline } from '@/lib/domain/label-scheme/template-guideline';
import { parseGuidelineClauses } from '@/lib/domain/guideline/clauses';
import { parseGuideline, type Block } from './guideline-blocks';
import { parseInline, plainText } from './inline-markdown';

function clausesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    'clause' in block && block.clause !== null ? [block.clause] : [],
  );
}

test.each([
  ['pv600', pv600Guideline],
  ['blank', blankGuideline],
])('every clause of the %s guideline has its block, in order', (_, text) => {
  expect(clausesOf(parseGuideline(text))).toEqual(
    parseGuidelineClauses(text).map(({ number }) => number),
  );
});

test('a clause loses its number and keeps its title and words', () => {
  const [, clause] = parseGuideline(
    '## 3 Ranges\n\n**3.2 Whole range.** Select `2.2–2.4 eV` as *one*\nspan.',
  );
  expect(clause).toMatchObject({ kind: 'paragraph', clause: '3.2' });
  expect(clause !== undefined && 'content' in clause ? plainText(clause.content) : '').toBe(
    'Whole range. Select 2.2–2.4 eV as one span.',
  );
});

test('a number that begins a sentence is no clause', () => {
  const [, prose] = parseGuideline('## 1 Values\n\n1.55 eV is a value.');
  expect(prose).toMatchObject({ kind: 'paragraph', clause: null });
});

test('lists, quotes, code, rules and lines that go on', () => {
  expect(
    parseGuideline(
      '- one\n  goes on\n- two\n\n1. first\n2. second\n\n> said\n> so\n\n```\n# no *x*\n```\n---',
    ),
  ).toEqual([
    { kind: 'list', isOrdered: false, items: [parseInline('one goes on'), parseInline('two')] },
    { kind: 'list', isOrdered: true, items: [parseInline('first'), parseInline('second')] },
    { kind: 'quote', content: parseInline('said so') },
    { kind: 'code', text: '# no *x*' },
    { kind: 'rule' },
  ]);
});

test('clauses written as list items stay clauses', () => {
  const blocks = parseGuideline(
    '## 2 Edges\n- **2.1 Start.** At the digit.\n- **2.2 End.** At the unit.',
  );
  expect(clausesOf(blocks)).toEqual(['2', '2.1', '2.2']);
});

test('an open fence at the end takes the rest and no more', () => {
  expect(parseGuideline('```\na\n\nb')).toEqual([{ kind: 'code', text: 'a\n\nb' }]);
});

test('markup of other kinds and links that run something stay text', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    'E_g and E_c',
    '**open',
    '2 * 3 * 4',
  ]) {
    expect(parseInline(text)).toEqual([{ kind: 'text', text }]);
  }
});

test('signs nest and can be escaped', () => {
  expect(parseInline('**a `b` [c](https://d.example)** \\*e\\*')).toEqual([
    {
      kind: 'strong',
      children: [
        { kind: 'text', text: 'a ' },
        { kind: 'code', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'link', href: 'https://d.example', children: [{ kind: 'text', text: 'c' }] },
      ],
    },
    { kind: 'text', text: ' *e*' },
  ]);
});
