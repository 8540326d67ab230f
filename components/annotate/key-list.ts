/** The keys of the screen as the help shows them. Pure. */
import type { KeyGroup } from '@/components/workspace/keys-dialog';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import {
  keyCommandNames,
  placeOfCommand,
  wordsOfCommand,
  type KeyCommandName,
  type KeyPlace,
} from '@/lib/domain/preferences/key-map';

/**
 * `modifier` is `Ctrl` or `⌘`; `wordKey` the one that makes an arrow go by word; `caps` gives the
 * caps of a command.
 */
export function keyGroups(
  { modifier, wordKey }: { readonly modifier: string; readonly wordKey: string },
  scheme: LabelScheme | null,
  caps: (name: KeyCommandName) => readonly string[],
): KeyGroup[] {
  const labels = labelsWithKeys(scheme).map(({ key, title }) => ({
    caps: [key.toUpperCase()],
    does: title,
  }));
  const mapped = (place: KeyPlace): KeyGroup['keys'] =>
    keyCommandNames
      .filter((name) => placeOfCommand(name) === place)
      .map((name) => ({ caps: caps(name), does: wordsOfCommand(name) }));
  return [
    {
      title: 'In the text',
      keys: [
        ...mapped('text'),
        { caps: ['←', '→', '↑', '↓'], does: 'Move the caret' },
        { caps: [wordKey, '→'], does: 'Caret by word' },
        { caps: ['⇧', '→'], does: 'Select with the caret' },
        { caps: ['↵'], does: 'Labels for the selection, the span or the word' },
        { caps: ['Alt'], does: 'While dragging: no snapping to words' },
      ],
    },
    {
      title: 'Open span',
      keys: [
        ...labels,
        ...mapped('span'),
        { caps: ['⇧', '←', '→'], does: 'Move the chosen edge' },
        { caps: ['↵'], does: 'Keep what was changed' },
        { caps: ['Esc'], does: 'Back out' },
      ],
    },
    {
      title: 'Snippet',
      keys: [...mapped('snippet'), { caps: [modifier, 'Y'], does: 'Redo, too' }],
    },
    { title: 'Around', keys: mapped('around') },
  ];
}

/** The labels that can be put on and have a key. */
export function labelsWithKeys(
  scheme: LabelScheme | null,
): { readonly title: string; readonly key: string }[] {
  return (scheme?.labels ?? []).flatMap(({ key, title, retired }) =>
    key === null || retired ? [] : [{ key, title }],
  );
}
