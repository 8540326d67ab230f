/** Calls of the HTTP API from a page, for what a server action cannot do: uploads and long work. */
import { z } from 'zod';
import type { RefusalDetail } from '@/lib/domain/errors';

export type ApiFailure = {
  readonly ok: false;
  /** 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  readonly details: readonly RefusalDetail[];
};
export type ApiResult<T> = { readonly ok: true; readonly data: T } | ApiFailure;

const detailSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  path: z.string().optional(),
});
const errorSchema = z.object({
  error: z.object({ message: z.string(), details: z.array(detailSchema).default([]) }),
});

/** Calls the API; an answer that is no success becomes a failure with its own words. */
export async function callApi<T>(
  path: string,
  answer: z.ZodType<T>,
  init: RequestInit = {},
): Promise<ApiResult<T>> {
  const response = await fetch(path, { cache: 'no-store', ...init }).catch(() => null);
  if (response === null) {
    return failure(0, 'The server cannot be reached. Check the connection and try again.');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const read = answer.safeParse(body);
    if (read.success) return { ok: true, data: read.data };
    return failure(
      response.status,
      'The server gave an answer that this page cannot read. Reload.',
    );
  }
  if (response.status === 401) {
    return failure(401, 'You are signed out. Sign in again in another tab, then try again here.');
  }
  const told = errorSchema.safeParse(body);
  if (!told.success) {
    return failure(response.status, `The server answered with an error (${response.status}).`);
  }
  return failure(response.status, told.data.error.message, told.data.error.details);
}

function failure(
  status: number,
  message: string,
  details: readonly RefusalDetail[] = [],
): ApiFailure {
  return { ok: false, status, message, details };
}
