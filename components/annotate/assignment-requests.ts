/**
 * The two requests of the annotator's screen: an assignment, and its operations. What comes back
 * is sorted into what a person can do about it; nothing here throws for a server's answer to
 * operations.
 */
import { z } from 'zod';
import {
  messageOf,
  requestApi,
  type ApiRequest,
  type Fetch,
} from '@/components/workspace/api-request';
import type { Operation } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import type { AssignmentView, SendResult } from '@/lib/domain/assignment/view';
import type { ScreenPorts } from '@/lib/stores/screen-context';
import { SignedOutError } from '@/lib/stores/signed-out-error';

/** UTF-16 units; a unit is at most three bytes of UTF-8. */
const keepaliveLimit = 20_000;

const savedBody = z.object({ revision: z.int(), applied: z.array(z.string()) });
const conflictBody = z.object({
  applied: z.array(z.string()).default([]),
  state: z.custom<AssignmentState>((value) => typeof value === 'object' && value !== null),
});

/** The requests of one person's screen. */
export function requestsOf(
  user: string,
  send: Fetch = (url, init) => fetch(url, init),
): Pick<ScreenPorts, 'loadAssignment' | 'sendOperations'> {
  const ask = (url: string, init: ApiRequest): Promise<Response | null> =>
    requestApi(url, { ...init, headers: { 'goldspan-user': user, ...init.headers } }, send);
  return {
    loadAssignment: (id) => loadAssignment(id, ask),
    sendOperations: (id, baseRevision, operations) =>
      sendOperations(id, baseRevision, operations, ask),
  };
}

type Ask = (url: string, init: ApiRequest) => Promise<Response | null>;

/**
 * @throws Error with a sentence for the screen when the assignment does not come
 * @throws SignedOutError when the person is not signed in any more
 */
async function loadAssignment(id: string, ask: Ask): Promise<AssignmentView> {
  const response = await ask(assignmentUrl(id), {});
  if (response === null) {
    throw new Error('The server cannot be reached. Check the network and try again.');
  }
  if (response.status === 401) throw new SignedOutError('You are signed out.');
  if (!response.ok) throw new Error(await readMessage(response));
  return (await response.json()) as AssignmentView;
}

/** Sends operations and says what became of them. */
async function sendOperations(
  id: string,
  baseRevision: number,
  operations: readonly Operation[],
  ask: Ask,
): Promise<SendResult> {
  const sent = JSON.stringify({ baseRevision, operations });
  const response = await ask(`${assignmentUrl(id)}/operations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: sent,
    // What was done just before the tab closes still goes out; browsers refuse it over 64 KiB.
    keepalive: sent.length <= keepaliveLimit,
  });
  if (response === null || response.status >= 500 || response.status === 429) {
    return { kind: 'unreachable' };
  }
  if (response.status === 401) return { kind: 'signedOut' };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const saved = savedBody.safeParse(body);
    if (!saved.success) return { kind: 'unreachable' };
    return { kind: 'saved', ...saved.data, at: new Date().toISOString() };
  }
  if (response.status === 409) {
    const conflict = conflictBody.safeParse(body);
    return conflict.success ? { kind: 'conflict', ...conflict.data } : { kind: 'unreachable' };
  }
  return { kind: 'refused', message: messageOf(body, response.status) };
}

function assignmentUrl(id: string): string {
  return `/api/v1/assignments/${encodeURIComponent(id)}`;
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return messageOf(body, response.status);
}
