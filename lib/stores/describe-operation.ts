/** An operation in words, for the lists of changes that a person decides about. */
import type { OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { Outcome } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { findLabel, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Fragments } from '@/lib/domain/spans/fragment';
import { quoteOf } from '@/lib/domain/text/code-points';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  values: 'values',
  none: 'no value',
  undecided: 'not clear',
  unreadable: 'unreadable',
};

/** `1 value`, `2 values`. */
export function countWords(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The title of a label; its name where the scheme does not know it. */
export function titleOf(scheme: LabelScheme, name: string): string {
  return findLabel(scheme, name)?.title ?? name;
}

/**
 * One line, e.g. `Experimental on “2.31 eV”`. `states` are those in which the annotation of a
 * change or removal may be found; the first that knows it is taken.
 */
export function describeOperation(
  operation: OperationDraft,
  states: readonly AssignmentState[],
  context: OperationContext,
): string {
  const quote = (fragments: Fragments): string => `“${quoteOf(context.text, fragments)}”`;
  const known = (id: string) =>
    states.flatMap(({ annotations }) => annotations).find((annotation) => annotation.id === id);
  switch (operation.type) {
    case 'add': {
      const { label, fragments } = operation.annotation;
      return `${titleOf(context.scheme, label)} on ${quote(fragments)}`;
    }
    case 'change': {
      const before = known(operation.annotation);
      const what = before === undefined ? 'a span' : quote(before.fragments);
      const { label, fragments, note } = operation.set;
      const parts = [
        label !== undefined && `label ${titleOf(context.scheme, label)}`,
        fragments !== undefined && `edges ${quote(fragments)}`,
        note !== undefined && (note === null ? 'note taken away' : `note “${note}”`),
        operation.set.attributes !== undefined && 'attributes',
      ].filter((part) => part !== false);
      return `Change of ${what}: ${parts.join(', ')}`;
    }
    case 'remove': {
      const before = known(operation.annotation);
      return before === undefined
        ? 'Removal of a span'
        : `Removal of ${titleOf(context.scheme, before.label)} on ${quote(before.fragments)}`;
    }
    case 'flag':
      return operation.on ? `NOT CLEAR: ${operation.reason ?? ''}` : 'NOT CLEAR taken away';
    case 'note':
      return operation.text === null
        ? 'Note to the lead taken away'
        : `Note to the lead: ${operation.text}`;
    case 'finish':
      return `Finished: ${outcomeWords[operation.outcome]}`;
    case 'reopen':
      return 'Reopened';
  }
}
