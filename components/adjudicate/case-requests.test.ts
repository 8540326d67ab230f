import { describe, expect, it } from 'vitest';
import type { DecisionDraft } from '@/lib/stores/adjudicate-context';
import { loadCase, recordDecision } from './case-requests';

const draft: DecisionDraft = { id: 'id-1', caseRevision: 1, item: 'i', gold: [], reason: 'so' };
const view = { id: 'c', revision: 2, precedents: {} };

function answer(status: number, body: unknown) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const send = (url: string, init?: RequestInit): Promise<Response> => {
    calls.push({ url, init });
    return Promise.resolve(Response.json(body, { status }));
  };
  return { calls, send };
}

const error = (message: string, more: object = {}) => ({
  error: { code: 'x', message, details: [] },
  ...more,
});
const lost = (): Promise<Response> => Promise.reject(new TypeError('network'));

describe('recordDecision', () => {
  it('posts the draft as it is and hands on the case', async () => {
    const { calls, send } = answer(200, view);
    expect(await recordDecision('a/b', draft, send)).toEqual({ kind: 'recorded', sheet: view });
    expect(calls[0]!.url).toBe('/api/v1/cases/a%2Fb/decisions');
    expect(calls[0]!.init?.body).toBe(JSON.stringify(draft));
  });

  it.each([
    [
      409,
      error('Look again.', { state: view }),
      { kind: 'conflict', message: 'Look again.', sheet: view },
    ],
    [
      409,
      error('Look again.', { state: null }),
      { kind: 'conflict', message: 'Look again.', sheet: null },
    ],
    [401, error('Sign in.'), { kind: 'signedOut' }],
    [422, error('No such label.'), { kind: 'refused', message: 'No such label.' }],
    [404, error('Not found.'), { kind: 'refused', message: 'Not found.' }],
    [500, error('Went wrong.'), { kind: 'unknown', message: 'Went wrong.' }],
    [429, 'slow', { kind: 'unknown', message: 'The server answered with status 429.' }],
    [
      200,
      'proxy page',
      { kind: 'unknown', message: 'The answer of the server could not be read.' },
    ],
  ])('%i', async (status, body, result) => {
    expect(await recordDecision('c', draft, answer(status, body).send)).toEqual(result);
  });

  it('does not claim to know what became of a request without an answer', async () => {
    expect(await recordDecision('c', draft, lost)).toMatchObject({ kind: 'unknown' });
  });
});

describe('loadCase', () => {
  it.each([
    [200, view, { kind: 'loaded', sheet: view }],
    [404, error('Not found.'), { kind: 'gone', message: 'Not found.' }],
    [500, error('Went wrong.'), { kind: 'failed', message: 'Went wrong.' }],
  ])('%i', async (status, body, result) => {
    expect(await loadCase('c', answer(status, body).send)).toEqual(result);
  });

  it('says what to do when signed out, and when nothing answers', async () => {
    expect(await loadCase('c', answer(401, {}).send)).toMatchObject({ kind: 'failed' });
    expect(await loadCase('c', lost)).toMatchObject({ kind: 'failed' });
  });
});
