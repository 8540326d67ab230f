import { describe, expect, it } from 'vitest';
import { parseGuidelineClauses } from '../guideline/clauses';
import { findLabel, isQuantity, labelSchemeSchema, notClearLabel } from './scheme';
import { blankTemplate, projectTemplates, pv600Template, questionFor } from './templates';

describe('pv600Template', () => {
  const { scheme, guideline } = pv600Template;

  it('has the four labels of the .ann files and NOT CLEAR, with their keys', () => {
    expect(scheme.labels.map(({ name, key }) => [name, key])).toEqual([
      ['Experimental_bandgap', '1'],
      ['Computational_bandgap', '2'],
      ['Literature_bandgap', '3'],
      ['Unknown_bandgap', '4'],
      [notClearLabel, '0'],
    ]);
  });

  it('writes the CSV words and reads the four as eV', () => {
    const values = scheme.labels.filter(({ name }) => name !== notClearLabel);
    expect(values.map(({ shortName }) => shortName)).toEqual([
      'Experimental',
      'Computational',
      'Literature',
      'Unknown',
    ]);
    expect(values.every(({ quantity }) => quantity?.unit === 'eV')).toBe(true);
    expect(isQuantity(scheme, notClearLabel)).toBe(false);
    expect(findLabel(scheme, notClearLabel)?.title).toBe('NOT CLEAR');
  });

  it('has a guideline of 400 to 800 words whose clauses are unique and in order', () => {
    const words = guideline.split(/\s+/u).filter((word) => /\w/u.test(word)).length;
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThan(800);
    const numbers = parseGuidelineClauses(guideline).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual([...numbers].sort());
    const clausesOf = (section: string) =>
      numbers.filter((number) => number.startsWith(`${section}.`));
    expect(['1', '2', '3', '4', '5', '6'].map((section) => clausesOf(section).length)).toEqual([
      4, 5, 4, 4, 3, 4,
    ]);
  });

  it('lets clause 3.2 speak of whole ranges', () => {
    const clause = parseGuidelineClauses(guideline).find(({ number }) => number === '3.2')!;
    expect(clause.title).toBe('Whole range');
    expect(clause.body).toContain('`2.2–2.4 eV` reads as 2.3');
  });
});

describe('every template', () => {
  it.each(projectTemplates)('$id is valid and asks about the target', (template) => {
    expect(labelSchemeSchema.parse(template.scheme)).toEqual(template.scheme);
    const question = questionFor(template.question, 'FAPI$&');
    expect(question).toContain('FAPI$&?');
    expect(question).not.toContain('{');
    expect(parseGuidelineClauses(template.guideline).length).toBeGreaterThan(3);
  });

  it('has labels in one only: blank takes them from an import', () => {
    expect(blankTemplate.scheme.labels).toEqual([]);
  });
});

it('asks the question of the paper', () => {
  expect(questionFor(pv600Template.question, 'CsPbBr3')).toBe(
    'What is the numerical value of the bandgap of CsPbBr3?',
  );
});
