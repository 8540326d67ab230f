import { describe, expect, it } from 'vitest';
import { parsePieces, parseProse } from './prose-blocks';

const plain = (text: string) => ({ text, style: 'plain' });

describe('parseProse', () => {
  it('reads paragraphs, lists and headings', () => {
    expect(
      parseProse('# Head\n\nOne\nline.\n\n- a\n- b\n  goes on\n\n1. first\n2. second'),
    ).toEqual([
      { kind: 'heading', pieces: [plain('Head')] },
      { kind: 'paragraph', pieces: [plain('One line.')] },
      { kind: 'bullets', items: [[plain('a')], [plain('b goes on')]] },
      { kind: 'numbers', items: [[plain('first')], [plain('second')]] },
    ]);
  });

  it('ends a paragraph where a list begins', () => {
    expect(parseProse('Take:\n- this\n- that').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'bullets',
    ]);
  });

  it('leaves everything else as it is', () => {
    expect(parseProse('<b onclick="x">a & b</b>')).toEqual([
      { kind: 'paragraph', pieces: [plain('<b onclick="x">a & b</b>')] },
    ]);
    expect(parseProse('')).toEqual([]);
  });
});

describe('parsePieces', () => {
  it('reads bold, italics and code', () => {
    expect(parsePieces('a **b** *c* `d*e*` f')).toEqual([
      plain('a '),
      { text: 'b', style: 'bold' },
      plain(' '),
      { text: 'c', style: 'italic' },
      plain(' '),
      { text: 'd*e*', style: 'code' },
      plain(' f'),
    ]);
  });

  it('takes a sign that stands alone for what it is', () => {
    expect(parsePieces('2 * 3 = 6')).toEqual([plain('2 * 3 = 6')]);
  });
});
