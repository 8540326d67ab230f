import { describe, expect, it } from 'vitest';
import { highlightName, highlightRules } from './highlight-painter';

describe('highlight styles', () => {
  it('have names of their own for each colour and depth', () => {
    const names = [
      highlightName({ kind: 'target' }),
      highlightName({ kind: 'label', color: '#007A5A', depth: 0 }),
      highlightName({ kind: 'label', color: '#007a5a', depth: 1 }),
      highlightName({ kind: 'label', color: '#0a62a3', depth: 0 }),
    ];
    expect(new Set(names).size).toBe(4);
    expect(highlightName({ kind: 'label', color: '#007a5a', depth: 0 })).toBe(names[1]);
  });

  it('have a rule for each colour scheme', () => {
    const rules = highlightRules({ kind: 'label', color: '#007a5a', depth: 2 });
    expect(rules.match(/::highlight\(label-007a5a-2\)/gu)).toHaveLength(2);
    expect(rules).toContain('prefers-color-scheme: dark');
  });
});
