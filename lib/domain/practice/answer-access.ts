/** Who may work on the known answer to a text of practice. Asked of those who lead the project. */

/** An answer that is begun or finished. */
export type AnswerOwner = {
  readonly userId: string;
  /** Leads the project, with an account that works. */
  readonly isLeading: boolean;
};

export type AnswerAccess =
  /** Nobody has begun one. */
  | 'make'
  | 'own'
  /** Its author leads the project no more. */
  | 'takeOver'
  /** Another lead's. */
  | 'others'
  /** The person has read the text as practice, or made an answer to it before. */
  | 'hasRead';

/** @param hasRead whether the person has begun another reading of the text */
export function accessToAnswer(
  owner: AnswerOwner | null,
  person: { readonly userId: string; readonly hasRead: boolean },
): AnswerAccess {
  if (owner?.userId === person.userId) return 'own';
  if (owner?.isLeading === true) return 'others';
  if (person.hasRead) return 'hasRead';
  return owner === null ? 'make' : 'takeOver';
}

/** True when the person may mark the answer, or take it over to do so. */
export function mayMark(access: AnswerAccess): boolean {
  return access === 'make' || access === 'own' || access === 'takeOver';
}
