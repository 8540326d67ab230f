/**
 * A newer state of a case on the screen. Choices that were begun stay: with their item while it is
 * there, else with an item at the same place in the text, else by themselves. Pure.
 */
import type { CaseItem, CaseSheet, Subject } from './adjudicate-case';
import { spansOfReader } from './adjudicate-case';
import { detached, type Choice } from './adjudicate-choice';
import { rowOfSheet } from './adjudicate-queue';
import { choiceKey, type AdjudicateState } from './adjudicate-state';
import { hasSameEdges, type Fragment } from '@/lib/domain/spans/fragment';

/** The state with the case as the server has it, unless a newer state is already there. */
export function putSheet<Sheet extends CaseSheet>(
  state: AdjudicateState<Sheet>,
  sheet: Sheet,
): Pick<AdjudicateState<Sheet>, 'sheets' | 'rows'> {
  const known = state.sheets.get(sheet.id);
  if (known !== undefined && known.revision > sheet.revision) return state;
  return {
    sheets: new Map(state.sheets).set(sheet.id, sheet),
    rows: state.rows.map((row) => (row.id === sheet.id ? rowOfSheet(row, sheet) : row)),
  };
}

/** The state without a case that cannot be seen now; what was chosen on it is kept. */
export function dropSheet<Sheet extends CaseSheet>(
  state: AdjudicateState<Sheet>,
  id: string,
): Pick<AdjudicateState<Sheet>, 'sheets' | 'rows'> {
  const sheets = new Map(state.sheets);
  sheets.delete(id);
  const rows = state.rows.map((row) => (row.id === id ? { ...row, canOpen: false } : row));
  return { sheets, rows };
}

export type Carried = {
  readonly choices: AdjudicateState['choices'];
  /** Where the choice on the screen went; undefined when it found no place. */
  readonly subject: Subject | undefined;
};

/** Carries the choice on one subject over to the case as it is now. */
export function carryChoice(
  choices: AdjudicateState['choices'],
  before: CaseSheet,
  after: CaseSheet,
  subject: Subject,
): Carried {
  const choice = choices.get(choiceKey(before.id, subject));
  const to = findPlace(before, after, subject);
  if (choice === undefined) return { choices, subject: to };
  const next = new Map(choices);
  next.delete(choiceKey(before.id, subject));
  if (to !== undefined) next.set(choiceKey(after.id, to), fitChoice(choice, after, to));
  return { choices: next, subject: to };
}

/** The same item, or the one that stands where the item stood; the whole case is always there. */
function findPlace(before: CaseSheet, after: CaseSheet, subject: Subject): Subject | undefined {
  if (subject === null) return null;
  if (after.items.some(({ id }) => id === subject)) return subject;
  const old = before.items.find(({ id }) => id === subject);
  const near = after.items.filter(({ hull }) => isAtSamePlace(old?.hull ?? null, hull));
  return (near.find(({ isOpen }) => isOpen) ?? near[0])?.id;
}

function isAtSamePlace(a: Fragment | null, b: Fragment | null): boolean {
  if (a === null || b === null) return true;
  return a[0] < b[1] && b[0] < a[1];
}

/** A reader's spans that are no longer that reader's are kept as marks by hand. */
function fitChoice(choice: Choice, sheet: CaseSheet, subject: Subject): Choice {
  const item = sheet.items.find(({ id }) => id === subject);
  if (choice.source?.kind !== 'reader' || item === undefined) return choice;
  return isStill(choice, sheet, item, choice.source.letter) ? choice : detached(choice);
}

function isStill(choice: Choice, sheet: CaseSheet, item: CaseItem, letter: string): boolean {
  const spans = spansOfReader(sheet, item, letter);
  return (
    spans.length === choice.spans.length &&
    spans.every((span, i) => hasSameEdges(span, choice.spans[i] ?? []))
  );
}
