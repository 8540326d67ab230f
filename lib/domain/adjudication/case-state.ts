/**
 * The life of a case. waiting: a reading is out. agreed: all items are gold. open: an item waits
 * for a decision. decided: every open item has one. stale: what a decision stood on has changed,
 * or is being changed, and a person has to look again. The status is never stored apart from its
 * facts: it is derived from them, and events change the facts.
 *
 * The basis of agreement is frozen by the first human act on the case (a decision, a send-back, a
 * place on an agenda) or by a final release, and never thaws.
 */
import { Refusal } from '../errors';
import { findDecisionsInForce, findUndecidedItems, type Decision } from './decision';
import type { CaseItems } from './item';
import { isDecided, recompute } from './recompute';

export const caseStatuses = ['waiting', 'agreed', 'open', 'decided', 'stale'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export type CaseState = {
  /** Every assignment of the snippet that is not withdrawn is finished. */
  readonly isComplete: boolean;
  readonly isFrozen: boolean;
  readonly isExcluded: boolean;
  /** A change under a decision that nobody has looked at yet. */
  readonly hasUnseenChange: boolean;
  /** As of the last time that all readings were in; null before. */
  readonly items: CaseItems | null;
  /** All of them, in the order of recording. */
  readonly decisions: readonly Decision[];
};

export type CaseEvent =
  /** The last reading that was out is in, or the assignment that was out is withdrawn. */
  | { readonly type: 'readingsFinished'; readonly items: CaseItems }
  /** By its own reader. */
  | { readonly type: 'readingReopened' }
  | { readonly type: 'readerAdded' }
  /** An adjudicator gave a reading back to its reader. */
  | { readonly type: 'sentBack' }
  | { readonly type: 'decisionRecorded'; readonly decision: Decision }
  | { readonly type: 'placedOnAgenda' }
  | { readonly type: 'releasedAsFinal' }
  /** Labels were mapped, or the merge rule changed: the same readings, built anew. */
  | { readonly type: 'rebuilt'; readonly items: CaseItems }
  | { readonly type: 'snippetExcluded' }
  | { readonly type: 'snippetIncluded' };

const freezingEvents: ReadonlySet<CaseEvent['type']> = new Set([
  'sentBack',
  'decisionRecorded',
  'placedOnAgenda',
  'releasedAsFinal',
]);

/** A case whose readings are not in yet. */
export const newCase: CaseState = {
  isComplete: false,
  isFrozen: false,
  isExcluded: false,
  hasUnseenChange: false,
  items: null,
  decisions: [],
};

export function caseStatus(state: CaseState): CaseStatus {
  const { isComplete, isExcluded, hasUnseenChange, items, decisions } = state;
  if (hasUnseenChange) return 'stale';
  const isSettled = items !== null && isDecided(items, decisions);
  if (isSettled && (isExcluded || !isComplete)) return 'stale';
  if (items === null || !isComplete) return 'waiting';
  if (isSettled) return 'decided';
  return findUndecidedItems(items, decisions).length > 0 ? 'open' : 'agreed';
}

/** True when the events so far hold one after which the basis of agreement never changes. */
export function isBasisFrozen(events: readonly Pick<CaseEvent, 'type'>[]): boolean {
  return events.some(({ type }) => freezingEvents.has(type));
}

/**
 * The case after an event.
 * @throws Refusal `conflict` when the state does not allow it, `unprocessable` for a decision
 * without a reason
 */
export function advanceCase(state: CaseState, event: CaseEvent): CaseState {
  const next = applyEvent(state, event);
  return { ...next, isFrozen: state.isFrozen || freezingEvents.has(event.type) };
}

function applyEvent(state: CaseState, event: CaseEvent): CaseState {
  switch (event.type) {
    case 'readingsFinished':
      return { ...replaceItems(state, event.items), isComplete: true };
    case 'rebuilt':
      return state.isComplete ? replaceItems(state, event.items) : state;
    case 'readingReopened':
      if (state.isFrozen) {
        refuse(
          'This reading can no longer be reopened: work on its case has begun. Ask for it to be sent back.',
        );
      }
      return { ...state, isComplete: false };
    case 'readerAdded':
      return { ...state, isComplete: false };
    case 'sentBack':
      if (state.items === null)
        refuse('A reading can be sent back when all readings are finished.');
      return { ...state, isComplete: false };
    case 'decisionRecorded':
      return recordDecision(state, event.decision);
    case 'placedOnAgenda':
      if (!state.isComplete) refuse('A case goes onto an agenda when all readings are finished.');
      return state;
    case 'releasedAsFinal':
      return state;
    case 'snippetExcluded':
      return { ...state, isExcluded: true };
    case 'snippetIncluded':
      return { ...state, isExcluded: false };
  }
}

function replaceItems(state: CaseState, items: CaseItems): CaseState {
  const isStale = state.items !== null && recompute(state.items, state.decisions, items).isStale;
  return { ...state, items, hasUnseenChange: state.hasUnseenChange || isStale };
}

function recordDecision(state: CaseState, decision: Decision): CaseState {
  if (state.decisions.some(({ id }) => id === decision.id)) return state;
  const { items, isComplete, isExcluded } = state;
  if (items === null || !isComplete) {
    refuse('A case can be decided when all readings are finished; one is out. Try again later.');
  }
  if (isExcluded) refuse('The snippet is excluded. Include it again before deciding its case.');
  if (decision.reason.trim() === '') {
    throw new Refusal('unprocessable', 'A decision needs a reason in words.');
  }
  const decisions = [...state.decisions, decision];
  const inForce = findDecisionsInForce(items, decisions);
  if (inForce.wholeCase !== decision && inForce.byItem.get(decision.subject) !== decision) {
    refuse('What was decided has changed in the meantime. Load the case and decide again.');
  }
  const isLeft = findUndecidedItems(items, decisions).length > 0;
  return { ...state, decisions, hasUnseenChange: state.hasUnseenChange && isLeft };
}

function refuse(message: string): never {
  throw new Refusal('conflict', message);
}
