import { describe, expect, it } from 'vitest';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import {
  addAttribute,
  addLabel,
  changeAttribute,
  changeLabel,
  freeKeys,
  linesOf,
  mappingTargets,
  moveLabel,
  removeLabel,
  retireLabel,
  retitleNewLabel,
} from './scheme-draft';

const { scheme } = pv600Template;
const namesOf = ({ labels }: typeof scheme) => labels.map(({ name }) => name);

describe('a scheme that is being edited', () => {
  it('puts a new label before NOT CLEAR, with a free key and a colour of its own', () => {
    const { labels } = addLabel(scheme);
    expect(labels.map(({ name }) => name)).toEqual([
      'Experimental_bandgap',
      'Computational_bandgap',
      'Literature_bandgap',
      'Unknown_bandgap',
      'New_label',
      'NOT_CLEAR',
    ]);
    expect(labels[4]).toMatchObject({ key: '5', retired: false });
    expect(scheme.labels.map(({ color }) => color)).not.toContain(labels[4]!.color);
  });

  it('makes the brat name of the title, and another when that is taken', () => {
    const named = retitleNewLabel(addLabel(scheme), 4, 'Optical gap (µ-PL)', []);
    expect(named.labels[4]).toMatchObject({
      title: 'Optical gap (µ-PL)',
      name: 'Optical_gap___-PL_',
    });
    const twin = retitleNewLabel(addLabel(scheme), 4, 'Unknown bandgap', []);
    expect(twin.labels[4]!.name).toBe('Unknown_bandgap_2');
    const without = addLabel(removeLabel(scheme, 3));
    expect(
      retitleNewLabel(without, 3, 'Unknown bandgap', ['Unknown_bandgap']).labels[3]!.name,
    ).toBe('Unknown_bandgap_2');
  });

  it('keeps an attribute at its label when that gets another name', () => {
    const own = changeAttribute(addAttribute(addLabel(scheme)), 0, { labels: ['New_label'] });
    expect(retitleNewLabel(own, 4, 'Optical', []).attributes).toMatchObject([
      { labels: ['Optical'] },
    ]);
  });

  it('keeps a mapping to a label that gets another name, and drops it with the label', () => {
    const added = addLabel(scheme);
    const mapped = changeLabel(retireLabel(added, 0, true), 0, { mappedTo: 'New_label' });
    expect(retitleNewLabel(mapped, 4, 'Optical', []).labels[0]?.mappedTo).toBe('Optical');
    expect(removeLabel(mapped, 4).labels[0]?.mappedTo).toBeUndefined();
    expect(retireLabel(mapped, 0, false).labels[0]).toMatchObject({
      retired: false,
      mappedTo: undefined,
    });
    expect(mappingTargets(mapped, mapped.labels[0]!).map(({ name }) => name)).toEqual([
      'Computational_bandgap',
      'Literature_bandgap',
      'Unknown_bandgap',
      'New_label',
    ]);
  });

  it('moves a label past its neighbour, and none past the end', () => {
    expect(namesOf(moveLabel(scheme, 1, -1)).slice(0, 2)).toEqual([
      'Computational_bandgap',
      'Experimental_bandgap',
    ]);
    expect(moveLabel(scheme, 0, -1)).toBe(scheme);
    expect(moveLabel(scheme, scheme.labels.length - 1, 1)).toBe(scheme);
  });

  it('lets no attribute of a deleted label become one of all labels', () => {
    const [first, second] = namesOf(scheme);
    const own = changeAttribute(addAttribute(scheme), 0, { labels: [first!] });
    const shared = changeAttribute(addAttribute(scheme), 0, { labels: [first!, second!] });
    expect(removeLabel(own, 0).attributes).toEqual([]);
    expect(removeLabel(shared, 0).attributes).toMatchObject([{ labels: [second] }]);
  });

  it('counts the key of a retired label as free', () => {
    const retired = scheme.labels.map((label, i) => ({ ...label, retired: i === 0 }));
    expect(freeKeys(scheme.labels).slice(0, 7)).toEqual(['5', '6', '7', '8', '9', 'b', 'c']);
    expect(freeKeys([{ ...scheme.labels[0]!, key: 'B' }])).not.toContain('b');
    expect(freeKeys(retired)[0]).toBe('1');
  });

  it('reads lines', () => {
    expect(linesOf(' a \n\n b\n')).toEqual(['a', 'b']);
  });
});
