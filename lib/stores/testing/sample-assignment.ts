/** An assignment to try stores on, and operations for it. For tests. */
import type { AssignmentView, QueueEntry } from '@/lib/domain/assignment/view';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import { pv600Template } from '@/lib/domain/label-scheme/templates';

export const sampleText =
  'The absorption edge gives a bandgap of 2.31 eV from the Tauc plot. Values between 2.2–2.4 eV are known.';

export function sampleView(id: string, changes: Partial<AssignmentView> = {}): AssignmentView {
  return {
    ...untouchedAssignment,
    id,
    snippet: {
      name: `demo.${id}`,
      material: 'CsPbBr3',
      text: sampleText,
      targets: [],
      sentences: [0, 67],
    },
    question: 'What is the numerical value of the bandgap of CsPbBr3?',
    scheme: pv600Template.scheme,
    guidelineVersion: 3,
    references: {},
    frozenBecause: null,
    hasGoldBeside: false,
    ...changes,
  };
}

export function sampleEntry(id: string, changes: Partial<QueueEntry> = {}): QueueEntry {
  return {
    id,
    snippet: `demo.${id}`,
    material: 'CsPbBr3',
    status: 'open',
    outcome: null,
    spanCount: 0,
    isFlagged: false,
    ...changes,
  };
}

/** A UUID that is easy to read in a failing test. */
export function numberedId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`;
}

/** Ids one after the other. */
export function countIds(from = 1): () => string {
  let next = from;
  return () => {
    next += 1;
    return numberedId(next - 1);
  };
}
