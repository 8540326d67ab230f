/**
 * brat's `kb_shortcuts.conf`: lines of `KEY Type`. The first line of a key counts, as in brat;
 * letters count without regard to case, since a shortcut is a key and not a character.
 */
import type { RefusalDetail } from '../errors';
import { isSilentLine, splitConfLines } from './conf-sections';

export type Shortcut = {
  /** One digit or lower-case letter. */
  readonly key: string;
  readonly name: string;
  readonly line: number;
};

export type ShortcutsConf = {
  readonly shortcuts: readonly Shortcut[];
  readonly notes: readonly RefusalDetail[];
  readonly errors: readonly RefusalDetail[];
};

/** Reads a `kb_shortcuts.conf`. `fileName` goes into notes and errors. */
export function readShortcutsConf(text: string, fileName: string): ShortcutsConf {
  const shortcuts: Shortcut[] = [];
  const notes: RefusalDetail[] = [];
  const errors: RefusalDetail[] = [];
  for (const [index, lineText] of splitConfLines(text).entries()) {
    if (isSilentLine(lineText)) continue;
    const place = { file: fileName, line: index + 1 };
    const [written = '', name, ...rest] = lineText.trim().split(/\s+/u);
    const key = written.toLowerCase();
    const earlier = shortcuts.find((shortcut) => shortcut.key === key);
    if (name === undefined || rest.length > 0) {
      const message = `"${lineText.trim()}" is not a shortcut. Write the key, a blank and the type.`;
      errors.push({ ...place, code: 'malformedShortcut', message });
    } else if (key.length !== 1 || !/[\p{L}\p{Nd}]/u.test(key)) {
      const message = `"${written}" is not one letter or digit; ${name} gets no key from this line.`;
      notes.push({ ...place, code: 'unusableKey', message });
    } else if (earlier) {
      const message = `The key ${written} already stands for ${earlier.name} (line ${earlier.line}); this line is not used.`;
      notes.push({ ...place, code: 'repeatedKey', message });
    } else {
      shortcuts.push({ key, name, line: index + 1 });
    }
  }
  return { shortcuts, notes, errors };
}
