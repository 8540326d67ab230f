/**
 * What the action modules of the annotator's screen share: the store, the outside world as
 * injected functions, and the few ways in which state is written.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { AssignmentView } from '@/lib/domain/assignment/view';
import { Refusal } from '@/lib/domain/errors';
import { problem, type AnnotateState, type Announcement } from './annotate-state';
import type { AssignmentSheet } from './assignment-sheet';
import {
  createOperationSender,
  type OperationSender,
  type Schedule,
  type SendOperations,
} from './operation-sender';
import type { WorkPorts } from './work-keeping';
import { createStamp, type StampOperation } from '@/lib/domain/assignment/operation-draft';

/** The outside world of the screen. */
export type ScreenPorts = {
  readonly loadAssignment: (id: string) => Promise<AssignmentView>;
  readonly sendOperations: SendOperations;
  /** Leaves the screen for what was expected of a try, in a practice. */
  readonly showAnswer: (id: string) => void;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly schedule: Schedule;
} & WorkPorts;

export type ScreenContext = {
  readonly store: StoreApi<AnnotateState>;
  readonly ports: ScreenPorts;
  readonly stamp: StampOperation;
  readonly sender: OperationSender;
  readonly sheetOf: (id: string) => AssignmentSheet;
  readonly putSheet: (id: string, sheet: AssignmentSheet) => void;
  readonly announce: (announcement: Announcement) => void;
  /** Runs a change that the rules may refuse; a refusal is announced, and the answer is false. */
  readonly attempt: (change: () => void) => boolean;
};

export function createScreenContext(
  store: StoreApi<AnnotateState>,
  ports: ScreenPorts,
  onBehind: (id: string) => void,
): ScreenContext {
  const sheetOf = (id: string): AssignmentSheet => {
    const sheet = store.getState().sheets.get(id);
    if (sheet === undefined) throw new Error(`The assignment ${id} is not loaded.`);
    return sheet;
  };
  const putSheet = (id: string, sheet: AssignmentSheet): void => {
    store.setState(({ sheets }) => ({ sheets: new Map(sheets).set(id, sheet) }));
  };
  const announce = (announcement: Announcement): void => store.setState({ announcement });
  const sender = createOperationSender({
    readLedger: (id) => sheetOf(id).ledger,
    writeLedger: (id, ledger) => {
      putSheet(id, { ...sheetOf(id), ledger });
      if (ledger.isBehind && ledger.unsent.length === 0) onBehind(id);
    },
    contextOf: (id) => sheetOf(id).context,
    send: ports.sendOperations,
    schedule: ports.schedule,
  });
  return {
    store,
    ports,
    stamp: createStamp(ports.newId, ports.now),
    sender,
    sheetOf,
    putSheet,
    announce,
    attempt: (change) => {
      try {
        change();
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const details = error.details.map(({ message }) => message);
        announce(problem([error.message, ...details].join(' ')));
        return false;
      }
    },
  };
}
