import { describe, expect, it } from 'vitest';
import { findDrawing, findVisualLabel, readVisualConf } from './visual-conf';

const file = 'visual.conf';

describe('readVisualConf', () => {
  it('reads labels with abbreviations and drawing with its keys', () => {
    const conf = readVisualConf(
      '[labels]\nCell_type | Type of cell | Cell | C\nOnly\n[drawing]\nSPAN_DEFAULT\tfgColor:black, bgColor:lightgreen\nCell_type bgColor:#FA0, dashArray:3-3, glyph:↑|↓\n',
      file,
    );
    expect(conf.errors).toEqual([]);
    expect(findVisualLabel(conf, 'Cell_type')?.titles).toEqual(['Type of cell', 'Cell', 'C']);
    expect(findVisualLabel(conf, 'Only')?.titles).toEqual([]);
    expect([...(findDrawing(conf, 'Cell_type')?.properties ?? [])]).toEqual([
      ['bgColor', '#FA0'],
      ['dashArray', '3-3'],
      ['glyph', '↑|↓'],
    ]);
    expect(findDrawing(conf, 'SPAN_DEFAULT')?.properties.get('bgColor')).toBe('lightgreen');
    expect(findDrawing(conf, 'Other')).toBeUndefined();
  });

  it('lets the last of two lines count', () => {
    const conf = readVisualConf('[labels]\nA | one\nA | two\n', file);
    expect(findVisualLabel(conf, 'A')).toMatchObject({ titles: ['two'], line: 3 });
  });

  it('finds a type written with blanks under its stored name', () => {
    expect(
      findVisualLabel(readVisualConf('[labels]\nCell type | Cell\n', file), 'Cell_type'),
    ).toBeDefined();
  });

  it('names file and line of what it cannot read', () => {
    const conf = readVisualConf('[labels]\nA\ttab instead\n[drawing]\nA green\n[more]\nx', file);
    expect(conf.errors).toMatchObject([
      { file, line: 2 },
      { file, line: 4 },
    ]);
    expect(conf.notes).toMatchObject([{ file, line: 5, code: 'unknownSection' }]);
  });

  it('reads an empty file as no wishes', () => {
    expect(readVisualConf('', file)).toMatchObject({ labels: [], drawing: [], errors: [] });
  });
});
