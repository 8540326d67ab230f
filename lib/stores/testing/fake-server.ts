/**
 * A server that follows the order of checks of the operations contract, behind a network that a
 * test can spoil: requests and answers get lost, requests arrive twice, somebody else writes in
 * between. For tests.
 */
import { applyOperation, type OperationContext } from '@/lib/domain/assignment/apply-operation';
import { operationContent, type Operation } from '@/lib/domain/assignment/operation';
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
    const known = operations.filter(({ id }) => this.log.some((logged) => logged.id === id));
    for (const operation of known) {
      const logged = this.log.find(({ id }) => id === operation.id);
      if (logged === undefined || operationContent(logged) !== operationContent(operation)) {
        return { kind: 'refused', message: `The id ${operation.id} was used with other content.` };
      }
    }
    const fresh = operations.filter((operation) => !known.includes(operation));
    const knownIds = known.map(({ id }) => id);
    if (baseRevision !== this.state.revision) {
      return { kind: 'conflict', applied: knownIds, state: this.state };
    }
    try {
      const state = fresh.reduce(
        (folded, operation) => applyOperation(folded, operation, this.context),
        this.state,
      );
      this.state = state;
      this.log = [...this.log, ...fresh];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { kind: 'refused', message: error.message };
    }
    return {
      kind: 'saved',
      revision: this.state.revision,
      applied: operations.map(({ id }) => id),
      at: '2025-01-01T12:00:00.000Z',
    };
  }
}
