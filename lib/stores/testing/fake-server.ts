/**
 * A server that takes operations as the real one does, behind a network that a
 * test can spoil: requests and answers get lost, requests arrive twice, somebody else writes in
 * between. For tests.
 */
import type { OperationContext } from '@/lib/domain/assignment/apply-operation';
import type { Operation } from '@/lib/domain/assignment/operation';
import { receiveOperations } from '@/lib/domain/assignment/receive-operations';
import { untouchedAssignment, type AssignmentState } from '@/lib/domain/assignment/state';
import type { SendResult } from '@/lib/domain/assignment/view';
import { Refusal } from '@/lib/domain/errors';

export type Weather = 'fine' | 'requestLost' | 'answerLost' | 'arrivesTwice' | 'signedOut';

export class FakeServer {
  log: Operation[] = [];
  state: AssignmentState = untouchedAssignment;
  requests = 0;

  constructor(private readonly context: OperationContext) {}

  /** One request through the weather. */
  receive(weather: Weather, baseRevision: number, operations: readonly Operation[]): SendResult {
    this.requests += 1;
    if (weather === 'requestLost') return { kind: 'unreachable' };
    if (weather === 'signedOut') return { kind: 'signedOut' };
    const answer = this.handle(baseRevision, operations);
    if (weather === 'answerLost') return { kind: 'unreachable' };
    return weather === 'arrivesTwice' ? this.handle(baseRevision, operations) : answer;
  }

  /** A change from another tab, at the current revision. */
  writeElsewhere(operation: Operation): void {
    const result = this.handle(this.state.revision, [operation]);
    if (result.kind !== 'saved')
      throw new Error(`Not written elsewhere: ${JSON.stringify(result)}`);
  }

  private handle(baseRevision: number, operations: readonly Operation[]): SendResult {
    const ids = new Set(operations.map(({ id }) => id));
    const known = new Map(this.log.filter(({ id }) => ids.has(id)).map((each) => [each.id, each]));
    try {
      const request = { baseRevision, operations: [...operations] };
      const receipt = receiveOperations(this.state, known, request, this.context);
      const { applied, state } = receipt;
      if (receipt.kind === 'stale') return { kind: 'conflict', applied, state };
      this.state = state;
      this.log = [...this.log, ...receipt.fresh];
      return {
        kind: 'saved',
        revision: state.revision,
        applied,
        at: '2025-01-01T12:00:00.000Z',
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { kind: 'refused', message: error.message };
    }
  }
}
