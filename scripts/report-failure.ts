import { z } from 'zod';

/** Says on standard error what went wrong, in a sentence, and makes the command fail. */
export function reportFailure(error: unknown): void {
  const message =
    error instanceof z.ZodError
      ? error.issues.map((issue) => issue.message).join(' ')
      : error instanceof Error
        ? error.message
        : String(error);
  console.error(message);
  process.exitCode = 1;
}
