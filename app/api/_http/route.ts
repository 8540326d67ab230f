/**
 * The one way to write a route of the API: who asks, what is asked (checked by a schema), what is
 * answered. A route file is a few lines; rights live in lib/data.
 */
import type { z } from 'zod';
import { requireRequestActor } from '@/lib/auth/session';
import type { UserActor } from '@/lib/data/actor';
import { Refusal } from '@/lib/domain/errors';
import { answerError } from './answer-error';

type Context = { params: Promise<Record<string, string>> };

type Call<Q, B> = {
  readonly actor: UserActor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Q;
  readonly body: B;
  readonly request: Request;
};

type Route<Q, B> = {
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  /** A value is answered as JSON with 200; a `Response` as it is. */
  readonly answer: (call: Call<Q, B>) => Promise<unknown>;
};

/** JSON bodies are small; files come as multipart and are read by their own route. */
const bodyLimit = 8 * 1024 * 1024;

export function defineRoute<Q = undefined, B = undefined>(
  route: Route<Q, B>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    try {
      const actor = await requireRequestActor(request);
      const params = await context.params;
      const search = Object.fromEntries(new URL(request.url).searchParams);
      const query = route.query?.parse(search) as Q;
      const body = route.body?.parse(await readJson(request)) as B;
      const answer = await route.answer({ actor, params, query, body, request });
      return answer instanceof Response ? answer : answerJson(answer);
    } catch (error) {
      return answerError(error);
    }
  };
}

/** An answer that fits one packet takes longer to compress than to send. */
const worthCompressing = 1_400;

/** JSON that no cache keeps: everything here belongs to one person. */
export function answerJson(value: unknown, status = 200): Response {
  const body = Buffer.from(JSON.stringify(value));
  const isShort = body.byteLength < worthCompressing;
  const headers = {
    'content-type': 'application/json',
    // Next.js does not pass a length on; this is the one way to tell its compression.
    'cache-control': isShort ? 'no-store, no-transform' : 'no-store',
  };
  return new Response(body, { status, headers });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('malformed', 'The body is not JSON.');
  }
}

async function readText(request: Request): Promise<string> {
  const bytes = await readLimited(request, bodyLimit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed', 'The body is not UTF-8.');
  }
}

/**
 * Reads a body up to a limit, whatever its headers say.
 * @throws Refusal `tooLarge`
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw new Refusal('tooLarge', `The body is larger than ${limit / 1024 / 1024} MB.`);
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
