/**
 * Sends what the ledgers hold: one request at a time for each assignment, everything that has
 * gathered in one batch, again after a growing pause while the server cannot be reached. The same
 * operations keep their ids, so a lost answer costs nothing. Timers and the network are injected.
 */
import type { OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { Operation } from '@/lib/domain/assignment/operation';
import type { SendResult } from '@/lib/domain/assignment/view';
import { clearSignedOut, settleBatch, takeBatch, type Ledger } from './ledger';

export type SendOperations = (
  assignmentId: string,
  baseRevision: number,
  operations: readonly Operation[],
) => Promise<SendResult>;

/** Runs something later; the answer cancels it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

export type SenderPorts = {
  readonly readLedger: (id: string) => Ledger;
  readonly writeLedger: (id: string, ledger: Ledger) => void;
  readonly contextOf: (id: string) => OperationContext;
  readonly send: SendOperations;
  readonly schedule: Schedule;
};

export type OperationSender = {
  /** Sends what is unsent, unless a request or a pause is on. */
  readonly kick: (id: string) => void;
  /** Sends now, whatever the pause: a person asks, the network is back, somebody signed in. */
  readonly retry: (id: string) => void;
  /** Forgets a request that is on its way and stops: another tab sends from now on. */
  readonly abandon: (id: string) => void;
};

/** 1, 2, 4 … seconds, at most half a minute. */
export function pauseAfter(attempts: number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(attempts - 1, 10));
}

export function createOperationSender(ports: SenderPorts): OperationSender {
  const pauses = new Map<string, () => void>();
  const abandoned = new Map<string, number>();

  async function sendBatch(id: string): Promise<void> {
    const taken = takeBatch(ports.readLedger(id));
    if (taken === null) return;
    ports.writeLedger(id, taken.ledger);
    const { baseRevision, operations } = taken.request;
    const turn = abandoned.get(id);
    const result = await ports
      .send(id, baseRevision, operations)
      .catch((): SendResult => ({ kind: 'unreachable' }));
    if (abandoned.get(id) !== turn) return;
    const settled = settleBatch(ports.readLedger(id), result, ports.contextOf(id));
    ports.writeLedger(id, settled);
    if (settled.trouble?.kind === 'unreachable') pause(id, settled.trouble.attempts);
    else await sendBatch(id);
  }

  function pause(id: string, attempts: number): void {
    pauses.get(id)?.();
    pauses.set(
      id,
      ports.schedule(() => {
        pauses.delete(id);
        void sendBatch(id);
      }, pauseAfter(attempts)),
    );
  }

  return {
    kick(id) {
      if (!pauses.has(id)) void sendBatch(id);
    },
    retry(id) {
      pauses.get(id)?.();
      pauses.delete(id);
      ports.writeLedger(id, clearSignedOut(ports.readLedger(id)));
      void sendBatch(id);
    },
    abandon(id) {
      pauses.get(id)?.();
      pauses.delete(id);
      abandoned.set(id, (abandoned.get(id) ?? 0) + 1);
    },
  };
}
