import { describe, expect, it } from 'vitest';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { indexText } from '@/lib/domain/text/code-points';
import { readNumberWords } from './reading-words';

const { scheme } = pv600Template;

function words(quote: string, label: string | null = null, before = '') {
  const text = indexText(`${before}${quote} and so on`);
  return readNumberWords(scheme, label, text, [[before.length, before.length + quote.length]]);
}

describe('readNumberWords', () => {
  it.each([
    ['2.31 eV', 'reads as 2.31'],
    ['2.2–2.4 eV', 'reads as 2.3'],
    ['1.55 ± 0.03 eV', 'reads as 1.55'],
    ['1.5 eV and 1.6 eV', 'reads as 1.5 and 1.6'],
  ])('%s %s', (quote, text) => {
    expect(words(quote)).toEqual({ text, doubt: null });
  });

  it('says why a person should look', () => {
    expect(words('films')).toMatchObject({ text: 'not read as a number' });
    expect(words('films')?.doubt).not.toBeNull();
    expect(words('40 meV')).toMatchObject({ text: 'not read as a number; 0.04 in eV' });
  });

  it('says when a value is beyond the bounds of its label, or of every label', () => {
    const bounded = (...maxima: string[]) => ({
      ...scheme,
      labels: scheme.labels.map((label, i) =>
        maxima[i] === undefined
          ? { ...label, quantity: null }
          : { ...label, quantity: { unit: 'eV', maximum: maxima[i] } },
      ),
    });
    const text = indexText('2.31 eV');
    const doubt = (maxima: string[], label: string | null) =>
      readNumberWords(bounded(...maxima), label, text, [[0, 7]])?.doubt;
    expect(doubt(['2', '3'], 'Experimental_bandgap')).toContain('2.31 is above 2 eV');
    expect(doubt(['2', '3'], 'Computational_bandgap')).toBeNull();
    expect(doubt(['2', '3'], null)).toBeNull();
    expect(doubt(['2', '1'], null)).toContain('2.31 is above 2 eV');
  });

  it('reads what stands before the number', () => {
    expect(words('1.5 and 1.6 eV', null, 'lies between ')?.text).not.toBe(
      words('1.5 and 1.6 eV')?.text,
    );
  });

  it('is silent for a label that is not read as a number', () => {
    expect(words('2.31 eV', 'NOT_CLEAR')).toBeNull();
    expect(words('2.31 eV', 'Experimental_bandgap')).not.toBeNull();
  });
});
