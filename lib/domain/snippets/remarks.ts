/**
 * What an import has to say: notes about what was changed or left out, errors about what is refused.
 * They are collected while planning, so that one report names all of them.
 */
import { Refusal, type RefusalDetail } from '../errors';

export type Remarks = { readonly notes: RefusalDetail[]; readonly errors: RefusalDetail[] };

/** Runs a step; a refusal becomes errors of the report and the result null. */
export function attempt<Result>(remarks: Remarks, step: () => Result): Result | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    remarks.errors.push(...error.details);
    return null;
  }
}

/** Adds what concerns one file; the message begins with its path and ends as a sentence. */
export function remark(
  list: RefusalDetail[],
  file: string,
  code: string,
  message: string,
  line?: number,
): void {
  const place = line === undefined ? {} : { line };
  list.push({ file, ...place, code, message: `${file}: ${message.replace(/\.$/u, '')}.` });
}
