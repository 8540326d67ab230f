/**
 * The one error type of the program. A rule that refuses something throws a `Refusal` (or returns
 * one where several can stand side by side); `app/api` maps the code to a status, a screen shows
 * the message. A message says what happened, to what, and what to do.
 */

/** Codes and the HTTP status that answers each. */
export const statusOfCode = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unprocessable: 422,
  tooManyRequests: 429,
} as const;

export type RefusalCode = keyof typeof statusOfCode;

/** One thing that is wrong, with its place where there is one. */
export type RefusalDetail = {
  message: string;
  code?: string;
  file?: string;
  /** 1-based. */
  line?: number;
  path?: string;
};

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: readonly RefusalDetail[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A thing that does not exist for this actor: never says whether it exists for another. */
export function notFound(what: string): Refusal {
  return new Refusal('notFound', `${what} was not found, or you have no access to it.`);
}

/** Narrows away a value that the program itself guarantees; its absence is a defect, not bad input. */
export function assertPresent<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Expected ${what} to be present.`);
  return value;
}
