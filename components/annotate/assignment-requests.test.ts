import { describe, expect, it } from 'vitest';
import { untouchedAssignment } from '@/lib/domain/assignment/state';
import { requestsOf } from './assignment-requests';

const reopen = {
  id: '00000000-0000-4000-8000-000000000001',
  at: '2025-01-01T12:00:00Z',
  type: 'reopen',
} as const;

function answering(status: number, body: unknown) {
  const calls: { url: string; init: RequestInit }[] = [];
  const send = (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    );
  };
  return { calls, send };
}

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('sendOperations', () => {
  it('posts the base revision and the operations', async () => {
    const { calls, send } = answering(200, { revision: 8, applied: [reopen.id], state: {} });
    await requestsOf('u', send).sendOperations('a/b', 7, [reopen]);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.url).toBe('/api/v1/assignments/a%2Fb/operations');
    expect(calls[0]!.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(JSON.parse(calls[0]!.init.body as string)).toEqual({
      baseRevision: 7,
      operations: [reopen],
    });
  });

  it.each([
    [
      200,
      { revision: 8, applied: [reopen.id], state: {} },
      { kind: 'saved', revision: 8, applied: [reopen.id] },
    ],
    [401, { error: { code: 'unauthenticated', message: 'x' } }, { kind: 'signedOut' }],
    [
      409,
      { error: {}, revision: 9, applied: ['x'], state: untouchedAssignment },
      { kind: 'conflict', applied: ['x'], state: untouchedAssignment },
    ],
    [
      422,
      { error: { code: 'unprocessable', message: 'No such label.' } },
      { kind: 'refused', message: 'No such label.' },
    ],
    [
      403,
      { error: { code: 'forbidden', message: 'Withdrawn.' } },
      { kind: 'refused', message: 'Withdrawn.' },
    ],
    [404, 'not json', { kind: 'refused', message: 'The server answered with status 404.' }],
    [429, { error: { message: 'slow down' } }, { kind: 'unreachable' }],
    [500, 'oops', { kind: 'unreachable' }],
    [503, '', { kind: 'unreachable' }],
    [200, '<html>a captive portal</html>', { kind: 'unreachable' }],
    [409, { error: {} }, { kind: 'unreachable' }],
  ])('takes %i %o for %o', async (status, body, result) => {
    const { send } = answering(status, body);
    expect(await requestsOf('u', send).sendOperations('a', 7, [reopen])).toMatchObject(result);
  });

  it('takes a failed request for an unreachable server', async () => {
    expect(await requestsOf('u', failing).sendOperations('a', 7, [reopen])).toEqual({
      kind: 'unreachable',
    });
  });
});

describe('loadAssignment', () => {
  it('gives the body', async () => {
    const { calls, send } = answering(200, { id: 'a' });
    expect(await requestsOf('u', send).loadAssignment('a')).toEqual({ id: 'a' });
    expect(calls[0]!.url).toBe('/api/v1/assignments/a');
  });

  it.each([
    [401, {}, 'signed out'],
    [404, { error: { message: 'The snippet was not found.' } }, 'The snippet was not found.'],
    [500, 'oops', 'status 500'],
  ])('says why it did not come: %i', async (status, body, words) => {
    const { send } = answering(status, body);
    await expect(requestsOf('u', send).loadAssignment('a')).rejects.toThrow(words);
  });

  it('says that the server cannot be reached', async () => {
    await expect(requestsOf('u', failing).loadAssignment('a')).rejects.toThrow('cannot be reached');
  });
});
