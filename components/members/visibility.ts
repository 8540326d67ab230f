/**
 * Who may see and do what, read off the policy table itself (lib/domain/permissions), so that what
 * a lead is shown is what the data layer enforces.
 */
import {
  conditionsOfRoles,
  policy,
  type Action,
  type Condition,
  type Role,
} from '@/lib/domain/permissions';

export type Visibility =
  | { readonly kind: 'never' }
  | { readonly kind: 'always' }
  /** Only while all of these hold; in words, for one sentence. */
  | { readonly kind: 'when'; readonly conditions: readonly string[] };

/** The rows of the table, in plain words. */
export const actionWords: readonly { readonly action: Action; readonly words: string }[] = [
  { action: 'viewProject', words: 'Project, labels and guideline' },
  { action: 'annotate', words: 'A queue of own snippets to read' },
  { action: 'editReading', words: 'Change a reading' },
  { action: 'readReading', words: 'See a reading' },
  { action: 'viewReport', words: 'That a text was reported as unreadable' },
  { action: 'viewPractice', words: 'Practice' },
  { action: 'viewAnswer', words: 'What was expected in practice' },
  { action: 'viewBesideGold', words: 'What differed how often between own readings and gold' },
  { action: 'seeBesideGold', words: 'See a reading beside gold' },
  { action: 'viewProgress', words: 'How far everybody is' },
  { action: 'viewCaseQueue', words: 'The adjudication queue' },
  { action: 'viewCase', words: 'The readings of a case side by side' },
  { action: 'decideCase', words: 'Decide a case' },
  { action: 'viewAgreement', words: 'Agreement before adjudication' },
  { action: 'viewReleases', words: 'Releases and their files' },
  { action: 'manageProject', words: 'Import, plan, members, values, release' },
];

const conditionWords: Readonly<Partial<Record<Condition, string>>> = {
  isGoldShown: 'if a lead shows gold',
  isOwn: 'one’s own',
  isNotWithdrawn: 'not withdrawn',
  mayAnswer: 'the answers of practice by leads only',
  isFinished: 'finished',
  isReleased: 'once in a final release',
  hasCaseLeftWaiting: 'once every reader has finished',
  hasNoOwnUnfinished: 'own reading of it finished first',
};

/** What a role alone may do of an action: the rows of the policy that name the role. */
export function visibilityFor(action: Action, role: Role): Visibility {
  const [isRole] = conditionsOfRoles([role]);
  const rows: readonly (readonly Condition[])[] = policy[action];
  const own = rows
    .filter((row) => isRole !== undefined && row.includes(isRole))
    .map((row) => row.filter((condition) => condition !== isRole));
  if (own.length === 0) return { kind: 'never' };
  if (own.some((conditions) => conditions.length === 0)) return { kind: 'always' };
  return {
    kind: 'when',
    conditions: own.map((conditions) =>
      conditions.map((condition) => conditionWords[condition] ?? condition).join(', '),
    ),
  };
}
