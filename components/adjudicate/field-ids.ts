/** Places of the screen that a key, or the end of a step, puts the focus on. */
export const fieldIds = {
  case: 'case',
  why: 'why',
  clauses: 'clause-search',
} as const;
