/** The keys of the screen as the help shows them. Pure. */
import type { KeyGroup } from '@/components/workspace/keys-dialog';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';

/** `modifier` is `Ctrl` or `⌘`. */
export function keyGroups(modifier: string, scheme: LabelScheme | null): KeyGroup[] {
  const labels = (scheme?.labels ?? []).flatMap(({ key, title, retired }) =>
    key === null || retired ? [] : [{ caps: [key.toUpperCase()], does: title }],
  );
  return [
    {
      title: 'In the text',
      keys: [
        { caps: ['V'], does: 'Next number that looks like a value' },
        { caps: ['⇧', 'V'], does: 'Previous number' },
        { caps: ['S'], does: 'Next span' },
        { caps: ['⇧', 'S'], does: 'Previous span' },
        { caps: ['Alt'], does: 'While dragging: no snapping to words' },
      ],
    },
    {
      title: 'Open span',
      keys: [
        ...labels,
        { caps: ['E'], does: 'Choose the other edge' },
        { caps: ['⇧', '←', '→'], does: 'Move the chosen edge' },
        { caps: ['M'], does: 'Note' },
        { caps: ['↵'], does: 'Keep edges and note' },
        { caps: ['Del'], does: 'Remove' },
        { caps: ['Esc'], does: 'Back out' },
      ],
    },
    {
      title: 'Snippet',
      keys: [
        { caps: ['N'], does: 'No value here' },
        { caps: ['U'], does: 'NOT CLEAR, with a reason' },
        { caps: ['M'], does: 'Note to the lead' },
        { caps: [modifier, '↵'], does: 'Done, next snippet' },
        { caps: [modifier, 'Z'], does: 'Undo' },
        { caps: [modifier, '⇧', 'Z'], does: 'Redo' },
      ],
    },
    {
      title: 'Around',
      keys: [
        { caps: ['J'], does: 'Next snippet' },
        { caps: ['K'], does: 'Previous snippet' },
        { caps: ['Q'], does: 'Search the queue' },
        { caps: ['G'], does: 'Guideline' },
        { caps: ['?'], does: 'These keys' },
      ],
    },
  ];
}
