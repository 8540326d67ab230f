/**
 * The two requests of the adjudicator's screen: a case, and a decision on it. What comes back is
 * sorted into what a person can do about it; nothing here throws for a server's answer.
 */
import { z } from 'zod';
import { messageOf, requestApi, type Fetch } from '@/components/workspace/api-request';
import type { CaseWithPrecedents } from '@/lib/data/cases/read-case';
import type { DecisionDraft, LoadResult, RecordResult } from '@/lib/stores/adjudicate-context';

const unreachable = 'The server cannot be reached.';
const signedOut = 'You are signed out. Sign in in another tab, then try again.';

const caseBody = z.custom<CaseWithPrecedents>(
  (value) => typeof value === 'object' && value !== null && 'precedents' in value,
);
const conflictBody = z.object({ state: caseBody.nullable() });

export async function loadCase(
  id: string,
  send: Fetch = fetch,
): Promise<LoadResult<CaseWithPrecedents>> {
  const response = await requestApi(caseUrl(id), {}, send);
  if (response === null) return { kind: 'failed', message: unreachable };
  if (response.status === 401) return { kind: 'failed', message: signedOut };
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 404 || response.status === 403) {
    return { kind: 'gone', message: messageOf(body, response.status) };
  }
  const found = caseBody.safeParse(body);
  if (response.ok && found.success) return { kind: 'loaded', sheet: found.data };
  return { kind: 'failed', message: messageOf(body, response.status) };
}

export async function recordDecision(
  caseId: string,
  draft: DecisionDraft,
  send: Fetch = fetch,
): Promise<RecordResult<CaseWithPrecedents>> {
  const response = await requestApi(
    `${caseUrl(caseId)}/decisions`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      // So that a decision made just before the tab closes still goes out.
      keepalive: true,
    },
    send,
  );
  if (response === null) return { kind: 'unknown', message: unreachable };
  if (response.status === 401) return { kind: 'signedOut' };
  const body: unknown = await response.json().catch(() => null);
  const message = messageOf(body, response.status);
  if (response.ok) {
    const recorded = caseBody.safeParse(body);
    return recorded.success
      ? { kind: 'recorded', sheet: recorded.data }
      : { kind: 'unknown', message: 'The answer of the server could not be read.' };
  }
  if (response.status === 409) {
    const conflict = conflictBody.safeParse(body);
    return { kind: 'conflict', message, sheet: conflict.success ? conflict.data.state : null };
  }
  const isOver = response.status < 500 && response.status !== 429;
  return isOver ? { kind: 'refused', message } : { kind: 'unknown', message };
}

function caseUrl(id: string): string {
  return `/api/v1/cases/${encodeURIComponent(id)}`;
}
