import { describe, expect, it } from 'vitest';
import { parseGuidelineClauses } from './clauses';

describe('parseGuidelineClauses', () => {
  it('reads sections and bold clauses in order, with title and body', () => {
    const clauses = parseGuidelineClauses(
      [
        '# Guideline',
        'Not part of a clause.',
        '## 3 Ranges',
        'About ranges.',
        '',
        '**3.1 What a range is.** Two ends.',
        'Second line.',
        '',
        '- an example',
        '**3.2 Whole range.** Select the whole range.',
      ].join('\n'),
    );
    expect(clauses).toEqual([
      { number: '3', title: 'Ranges', body: 'About ranges.' },
      { number: '3.1', title: 'What a range is', body: 'Two ends.\nSecond line.\n\n- an example' },
      { number: '3.2', title: 'Whole range', body: 'Select the whole range.' },
    ]);
  });

  it('gives a plain clause the title of its section', () => {
    expect(parseGuidelineClauses('## 3. Ranges ##\n3.2 Select all.\n- 3.3. Leave gaps.')).toEqual([
      { number: '3', title: 'Ranges', body: '' },
      { number: '3.2', title: 'Ranges', body: 'Select all.' },
      { number: '3.3', title: 'Ranges', body: 'Leave gaps.' },
    ]);
  });

  it('reads clauses that are headings, and clauses under them', () => {
    const clauses = parseGuidelineClauses('## 3 Ranges\n### 3.2 Whole range\nText.\n3.3 Next one.');
    expect(clauses.map(({ number, title }) => [number, title])).toEqual([
      ['3', 'Ranges'],
      ['3.2', 'Whole range'],
      ['3.3', 'Whole range'],
    ]);
  });

  it('does not take values for clauses', () => {
    const prose = '1.55 eV is a value.\n2.4 And so is this, but of section 2.';
    expect(parseGuidelineClauses(`## 1 Values\n${prose}`)).toEqual([
      { number: '1', title: 'Values', body: prose },
    ]);
    expect(parseGuidelineClauses('1.2 No section above.')).toEqual([]);
  });

  it('ends a clause at a heading without a number', () => {
    const clauses = parseGuidelineClauses('## 1 One\n1.1 Text.\n## Annex\n1.2 Not a clause here.');
    expect(clauses.map(({ number }) => number)).toEqual(['1', '1.1']);
    expect(clauses[1]!.body).toBe('Text.');
  });

  it('keeps fenced lines as body', () => {
    const [, clause] = parseGuidelineClauses(
      '## 1 One\n1.1 See:\n```\n## 2 Two\n1.2 Not.\n```\r\nEnd.',
    );
    expect(clause!.body).toBe('See:\n```\n## 2 Two\n1.2 Not.\n```\nEnd.');
  });
});
