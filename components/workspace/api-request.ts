/** One request of a screen to this program's API, and the sentence of an answer that refuses. */
import { z } from 'zod';

export type ApiRequest = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** The browser's `fetch`, or what a test has in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request that takes longer counts as lost; sending again with the same ids costs nothing. */
const patience = 20_000;

const errorBody = z.object({ error: z.object({ message: z.string() }) });

/** Null when no answer came. */
export async function requestApi(
  url: string,
  init: ApiRequest,
  send: Fetch,
): Promise<Response | null> {
  try {
    return await send(url, {
      ...init,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return null;
  }
}

/** The API's own sentence, or the status where the body has none. */
export function messageOf(body: unknown, status: number): string {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? parsed.data.error.message : `The server answered with status ${status}.`;
}
