/** What a lead chooses to move, before it is moved. */

export type MovePerson = {
  readonly email: string;
  readonly name: string;
  /** A former member, or one who annotates no more: gives away, and takes nothing. */
  readonly isFormer: boolean;
  /** Snippets that this person has still to read. */
  readonly open: number;
};

export type MoveDraft = {
  /** E-mail; null to add one reader to each snippet. */
  readonly from: string | null;
  /** E-mails. */
  readonly to: readonly string[];
  /** Empty for all rounds. */
  readonly round: string;
  readonly takesBegun: boolean;
};

/** Everything of one person, to everybody else. */
export function startMove(people: readonly MovePerson[], from: string | null): MoveDraft {
  return { from, to: takersOf(people, from), round: '', takesBegun: true };
}

/** All who may take from a person. */
export function takersOf(people: readonly MovePerson[], from: string | null): string[] {
  return people
    .filter(({ email, isFormer }) => !isFormer && email !== from)
    .map((each) => each.email);
}

/** The draft as the server is asked about it; null while nobody is to take anything. */
export function bodyOfMove(projectId: string, { round, to, ...draft }: MoveDraft) {
  if (to.length === 0) return null;
  return {
    projectId,
    ...draft,
    to: [...to],
    ...(round === '' ? {} : { round }),
    // Moves are repeated by nobody: the log keeps the seed, the lead need not choose one.
    seed: '1',
  };
}
