/** The keys of the screen as the help shows them. Pure. */
import type { KeyGroup } from '@/components/workspace/keys-dialog';
import type { Label } from '@/lib/domain/label-scheme/scheme';
import { digitsOfLabels } from './label-keys';

/** `modifier` is `Ctrl` or `⌘`. */
export function keyGroups(modifier: string, labels: readonly Label[]): KeyGroup[] {
  const digits = digitsOfLabels(labels);
  return [
    {
      title: 'Decide',
      keys: [
        { caps: ['A', 'B', 'C', 'D'], does: 'That reader’s span, or spans' },
        { caps: ['X'], does: 'No value here' },
        { caps: ['E'], does: 'Mark by hand' },
        ...labels.flatMap(({ name, title }) => {
          const digit = digits.get(name);
          return digit === undefined ? [] : [{ caps: [digit], does: title }];
        }),
        { caps: ['L'], does: 'Label one span of several' },
        { caps: ['↵'], does: 'Record, next; to the reason when it is missing' },
        { caps: [modifier, '↵'], does: 'The same, inside a field' },
      ],
    },
    {
      title: 'Marking by hand',
      keys: [
        { caps: ['←', '→'], does: 'Previous, next word' },
        { caps: ['E'], does: 'Choose the other edge' },
        { caps: ['⇧', '←', '→'], does: 'Move the chosen edge' },
        { caps: ['N'], does: 'One more span' },
        { caps: ['Del'], does: 'Remove the span' },
        { caps: ['Alt'], does: 'While dragging: no snapping to words' },
        { caps: ['Esc'], does: 'Back to what was chosen' },
      ],
    },
    {
      title: 'Around',
      keys: [
        { caps: ['J'], does: 'Next item or case' },
        { caps: ['K'], does: 'Previous item or case' },
        { caps: ['S'], does: 'Skip to what is open' },
        { caps: ['W'], does: 'Whole snippet' },
        { caps: ['G'], does: 'Search the guideline' },
        { caps: ['Esc'], does: 'Back out' },
        { caps: ['?'], does: 'These keys' },
      ],
    },
  ];
}
