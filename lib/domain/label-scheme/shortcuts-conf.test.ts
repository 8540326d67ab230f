import { describe, expect, it } from 'vitest';
import { readShortcutsConf } from './shortcuts-conf';

describe('readShortcutsConf', () => {
  it('reads keys without regard to case, parted by tabs or blanks', () => {
    const { shortcuts, errors } = readShortcutsConf(
      '# keys\nP\tProtein\n\n 7   Gene \r\nÄ Ähnlich',
      'k',
    );
    expect(errors).toEqual([]);
    expect(shortcuts).toEqual([
      { key: 'p', name: 'Protein', line: 2 },
      { key: '7', name: 'Gene', line: 4 },
      { key: 'ä', name: 'Ähnlich', line: 5 },
    ]);
  });

  it('lets the first line of a key count and says so', () => {
    const { shortcuts, notes } = readShortcutsConf('P Protein\np Place', 'k');
    expect(shortcuts.map(({ name }) => name)).toEqual(['Protein']);
    expect(notes).toMatchObject([{ file: 'k', line: 2, code: 'repeatedKey' }]);
  });

  it.each(['F1 Protein', '+ Protein', '𝐀 Protein', 'İ Protein'])(
    'notes that %j is no usable key',
    (line) => {
      const { shortcuts, notes } = readShortcutsConf(line, 'k');
      expect(shortcuts).toEqual([]);
      expect(notes).toMatchObject([{ file: 'k', line: 1, code: 'unusableKey' }]);
    },
  );

  it.each(['P', 'P Two words'])('refuses %j with its line', (line) => {
    const { errors } = readShortcutsConf(`# keys\n${line}`, 'k');
    expect(errors).toMatchObject([{ file: 'k', line: 2, code: 'malformedShortcut' }]);
  });
});
