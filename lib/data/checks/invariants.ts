import { caseInvariants } from './cases';
import type { Invariant } from './invariant';
import { projectInvariants } from './projects';
import { readingInvariants } from './readings';
import { releaseInvariants } from './releases';
import { textInvariants } from './texts';

/**
 * What is true of the data at any moment between two transactions, whoever did what. Each is kept
 * by a constraint, by a lock or by the code that writes; here it is looked at from outside.
 */
export const invariants: readonly Invariant[] = [
  ...textInvariants,
  ...readingInvariants,
  ...caseInvariants,
  ...releaseInvariants,
  ...projectInvariants,
];
