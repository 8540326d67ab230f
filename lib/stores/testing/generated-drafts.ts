/** Sequences of drafts that fit, made from small numbers that fast-check shrinks. For tests. */
import fc from 'fast-check';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { assertPresent } from '@/lib/domain/errors';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';
import { sampleText } from './sample-assignment';

export type Choice = {
  readonly what: 'add' | 'relabel' | 'move' | 'annotate' | 'remove' | 'flag' | 'note' | 'finish';
  readonly pick: number;
};

export const choices = fc.array(
  fc.record({
    what: fc.constantFrom<Choice['what']>(
      'add',
      'add',
      'relabel',
      'move',
      'annotate',
      'remove',
      'flag',
      'note',
      'finish',
    ),
    pick: fc.nat(10_000),
  }),
  { maxLength: 30 },
);

const labels = ['Experimental_bandgap', 'Computational_bandgap', 'NOT_CLEAR'];

/** The draft that a choice means in a state; null when it means nothing there. */
export function draftOf(
  choice: Choice,
  state: AssignmentState,
  newId: () => string,
): OperationDraft | null {
  const { what, pick } = choice;
  if (state.status === 'finished') return { type: 'reopen' };
  const annotation = state.annotations[pick % Math.max(1, state.annotations.length)];
  const label = assertPresent(labels[pick % labels.length], 'a label');
  switch (what) {
    case 'add':
      return {
        type: 'add',
        annotation: {
          id: newId(),
          fragments: [wordAt(pick)],
          label,
          ...(pick % 2 === 0 && { note: `note ${pick}` }),
        },
      };
    case 'relabel':
      return annotation ? { type: 'change', annotation: annotation.id, set: { label } } : null;
    case 'move':
      return annotation
        ? { type: 'change', annotation: annotation.id, set: { fragments: [wordAt(pick)] } }
        : null;
    case 'annotate':
      return annotation
        ? {
            type: 'change',
            annotation: annotation.id,
            set: { note: pick % 3 === 0 ? null : `note ${pick}`, attributes: null },
          }
        : null;
    case 'remove':
      return annotation ? { type: 'remove', annotation: annotation.id } : null;
    case 'flag':
      return pick % 2 === 0
        ? { type: 'flag', on: true, reason: `reason ${pick}` }
        : { type: 'flag', on: false, reason: null };
    case 'note':
      return { type: 'note', text: pick % 3 === 0 ? null : `note ${pick}` };
    case 'finish':
      return { type: 'finish', outcome: state.annotations.length > 0 ? 'values' : 'none' };
  }
}

/** The edges of a word of the sample text. */
function wordAt(pick: number): [number, number] {
  const words = [...sampleText.matchAll(/\S+/gu)];
  const word = assertPresent(words[pick % words.length], 'a word');
  return [word.index, word.index + word[0].length];
}
