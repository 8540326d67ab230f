import type { Annotation } from '../spans/fragment';
import type { Outcome } from './operation';
import type { OperationDraft } from './operation-draft';

/** What a reading holds, however it came about. */
export type ReadingContent = {
  readonly annotations: readonly Pick<Annotation, 'fragments' | 'label' | 'attributes' | 'note'>[];
  readonly note: string | null;
  /** Null when the snippet is not flagged NOT CLEAR. */
  readonly flagReason: string | null;
  /** Null while it is not finished. */
  readonly outcome: Outcome | null;
};

/** The operations that make an untouched assignment hold the same, with annotations of their own. */
export function draftReading(
  { annotations, note, flagReason, outcome }: ReadingContent,
  newId: () => string,
): OperationDraft[] {
  const drafts: OperationDraft[] = annotations.map(
    ({ fragments, label, attributes, note: own }) => ({
      type: 'add',
      annotation: {
        id: newId(),
        fragments: fragments.map(([start, end]) => [start, end]),
        label,
        attributes,
        note: own,
      },
    }),
  );
  if (note !== null) drafts.push({ type: 'note', text: note });
  if (flagReason !== null) drafts.push({ type: 'flag', on: true, reason: flagReason });
  if (outcome !== null) drafts.push({ type: 'finish', outcome });
  return drafts;
}
