import { ZodError } from 'zod';
import { Refusal, statusOfCode, type RefusalDetail } from '@/lib/domain/errors';
import { log } from './log';

/** The one shape of an error: `{error: {code, message, details}}`. */
export function answerError(error: unknown): Response {
  if (error instanceof Refusal) {
    return errorResponse(statusOfCode[error.code], error.code, error.message, error.details);
  }
  if (error instanceof ZodError) return answerMalformed(error);
  log.error({ err: error }, 'a request failed');
  return errorResponse(
    500,
    'internal',
    'Something went wrong here. Nothing was changed; try again.',
  );
}

/** A body or query that does not have the documented form, with the path of each fault. */
export function answerMalformed(error: ZodError): Response {
  const details = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: issue.code,
    message: issue.message,
  }));
  const first = details[0];
  const place = first === undefined || first.path === '' ? '' : ` at "${first.path}"`;
  const message = `The request does not have the documented form${place}: ${first?.message ?? ''}`;
  return errorResponse(400, 'malformed', message, details);
}

export function errorResponse(
  status: number,
  code: string,
  message: string,
  details: readonly RefusalDetail[] = [],
  more: Record<string, unknown> = {},
): Response {
  return Response.json(
    { error: { code, message, details }, ...more },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
