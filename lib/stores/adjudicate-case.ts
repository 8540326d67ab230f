/**
 * A case as the adjudicator's screen looks at it. What is shown has more to it (notes, decisions
 * in words, earlier cases like it); the store keeps whatever has these parts. Pure.
 */
import type { CaseStatus } from '@/lib/domain/adjudication/case-state';
import type { Reason } from '@/lib/domain/adjudication/item';
import { notClearLabel, type Label, type LabelScheme } from '@/lib/domain/label-scheme/scheme';
import type { Fragment, Fragments, LabelledSpan } from '@/lib/domain/spans/fragment';

export type CaseItem = {
  /** Content key: it changes when what there is to decide changes. */
  readonly id: string;
  readonly reasons: readonly Reason[];
  readonly isOpen: boolean;
  /** Null for a doubt about the whole snippet. */
  readonly hull: Fragment | null;
  /** By reader, the places of the item's spans in the reader's list. */
  readonly spans: readonly { readonly letter: string; readonly places: readonly number[] }[];
};

export type CaseSheet = {
  readonly id: string;
  readonly revision: number;
  readonly status: CaseStatus;
  /** Every reading is in. */
  readonly isComplete: boolean;
  readonly snippet: { readonly name: string; readonly text: string };
  readonly scheme: LabelScheme;
  readonly readers: readonly { readonly letter: string; readonly spans: readonly LabelledSpan[] }[];
  readonly items: readonly CaseItem[];
  readonly gold: readonly (LabelledSpan & {
    readonly values: readonly string[];
    /** Why a person must look at the values; null when none must. */
    readonly check: string | null;
  })[];
  readonly decisions: readonly { readonly id: string; readonly at: string }[];
};

/** What is decided: an item by its id, or the case as a whole. */
export type Subject = string | null;

/** The spans that choosing a reader takes: all of the reader's spans in the item. */
export function spansOfReader(sheet: CaseSheet, item: CaseItem, letter: string): Fragments[] {
  const reader = sheet.readers.find((each) => each.letter === letter);
  if (reader === undefined) return [];
  // A doubt about the whole snippet holds no spans of its own: whatever was marked can be taken.
  const places = item.spans.find((each) => each.letter === letter)?.places ?? [];
  const taken =
    item.hull === null ? reader.spans : reader.spans.filter((_, place) => places.includes(place));
  return taken.map(({ fragments }) => fragments);
}

/** True for a case whose ground changed and in which nothing is open: a person has to confirm it. */
export function needsConfirmation({ status, isComplete, items }: CaseSheet): boolean {
  return status === 'stale' && isComplete && !items.some(({ isOpen }) => isOpen);
}

/** What can be decided in a case, in the order of the text; the whole case comes last. */
export function subjectsOf(sheet: CaseSheet): Subject[] {
  const items = sheet.items.map(({ id }) => id);
  return needsConfirmation(sheet) ? [...items, null] : items;
}

/** The subject to show first: what waits for a decision, else the first item. */
export function firstSubject(sheet: CaseSheet): Subject {
  const open = sheet.items.find(({ isOpen }) => isOpen);
  if (open !== undefined) return open.id;
  return needsConfirmation(sheet) ? null : (sheet.items[0]?.id ?? null);
}

/** The next open item after a subject, from the first again at the end; null when none is open. */
export function nextOpenItem(sheet: CaseSheet, after: Subject): string | null {
  const from = sheet.items.findIndex(({ id }) => id === after) + 1;
  const inOrder = [...sheet.items.slice(from), ...sheet.items.slice(0, from)];
  return inOrder.find(({ id, isOpen }) => isOpen && id !== after)?.id ?? null;
}

/** The labels that gold can have: no retired ones, and never NOT CLEAR. */
export function goldLabels(scheme: LabelScheme): Label[] {
  return scheme.labels.filter(({ name, retired }) => !retired && name !== notClearLabel);
}
