/**
 * What takes an operation back. The log only grows, so undoing is a new operation that restores
 * what the first one changed: an undone `remove` is an `add` with the same annotation id, an
 * undone `finish` a `reopen`.
 */
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { Annotation, Fragments } from '@/lib/domain/spans/fragment';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';

/**
 * The draft that restores `before`, given that `draft` can be applied to it. The order of the
 * annotations may differ afterwards: a revived annotation comes last.
 */
export function invertOperation(before: AssignmentState, draft: OperationDraft): OperationDraft {
  switch (draft.type) {
    case 'add':
      return { type: 'remove', annotation: draft.annotation.id };
    case 'remove':
      return { type: 'add', annotation: addable(findAnnotation(before, draft.annotation)) };
    case 'change':
      return {
        type: 'change',
        annotation: draft.annotation,
        set: restoringFields(findAnnotation(before, draft.annotation), draft.set),
      };
    case 'flag':
      return { type: 'flag', on: before.flag.on, reason: before.flag.reason };
    case 'note':
      return { type: 'note', text: before.note };
    case 'finish':
      return { type: 'reopen' };
    case 'reopen':
      if (before.outcome === null) throw new Error('A finished assignment has an outcome.');
      return { type: 'finish', outcome: before.outcome };
  }
}

type ChangedFields = Extract<OperationDraft, { type: 'change' }>['set'];

function restoringFields(before: Annotation, changed: ChangedFields): ChangedFields {
  return {
    ...(changed.fragments !== undefined && { fragments: mutableFragments(before.fragments) }),
    ...(changed.label !== undefined && { label: before.label }),
    ...(changed.attributes !== undefined && { attributes: { ...before.attributes } }),
    ...(changed.note !== undefined && { note: before.note }),
  };
}

function addable(annotation: Annotation): Extract<OperationDraft, { type: 'add' }>['annotation'] {
  return {
    ...annotation,
    fragments: mutableFragments(annotation.fragments),
    attributes: { ...annotation.attributes },
  };
}

/** Operations are plain JSON with mutable types; states are read-only. */
export function mutableFragments(fragments: Fragments): [number, number][] {
  return fragments.map(([start, end]) => [start, end]);
}

function findAnnotation(state: AssignmentState, id: string): Annotation {
  const found = state.annotations.find((annotation) => annotation.id === id);
  if (found === undefined) throw new Error(`There is no annotation ${id} to restore.`);
  return found;
}
