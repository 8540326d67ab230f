/**
 * Who may do what, as one table. An action is allowed when every condition of one of its rows
 * holds. The same table answers yes or no for facts at hand (`isAllowed`) and is translated into
 * WHERE clauses by `lib/data/rights`, so a list and a check cannot disagree; a property test holds
 * the two equal. Blind by default: nothing that reaches an annotator depends on another's reading,
 * save the gold of a final release where a lead shows it.
 */

export const roles = ['lead', 'adjudicator', 'annotator', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What can be true of an actor and a resource. */
export const conditions = [
  'isLead',
  'isAdjudicator',
  'isAnnotator',
  'isViewer',
  /** A lead of the project lets annotators see gold. */
  'isGoldShown',
  /** The reading belongs to the actor. */
  'isOwn',
  'isNotWithdrawn',
  /** The reading is no known answer of a practice, or the actor leads the practice's project. */
  'mayAnswer',
  'isFinished',
  /** A final release holds the snippet. */
  'isReleased',
  /** Every reading of the snippet is finished. */
  'hasCaseLeftWaiting',
  /** The actor has no unfinished reading of the same snippet. */
  'hasNoOwnUnfinished',
] as const;
export type Condition = (typeof conditions)[number];

type Rows = readonly (readonly Condition[])[];

const anyMember: Rows = [['isLead'], ['isAdjudicator'], ['isAnnotator'], ['isViewer']];
const lead: Rows = [['isLead']];
const afterReading: Rows = [
  ['isLead', 'hasCaseLeftWaiting', 'hasNoOwnUnfinished'],
  ['isAdjudicator', 'hasCaseLeftWaiting', 'hasNoOwnUnfinished'],
];

/** Actions on a project as a whole. */
export const projectPolicy = {
  viewProject: anyMember,
  manageProject: lead,
  viewProgress: lead,
  viewCaseQueue: [['isLead'], ['isAdjudicator']],
  viewAgreement: [['isLead'], ['isAdjudicator'], ['isViewer']],
  viewReleases: [['isLead'], ['isAdjudicator'], ['isViewer']],
  annotate: [['isAnnotator']],
  viewPractice: [['isLead'], ['isAnnotator']],
  viewBesideGold: [['isAnnotator', 'isGoldShown']],
} as const satisfies Record<string, Rows>;

/**
 * All that there is to do in the project that holds a practice. Everything else about it is asked
 * of the project that it is the practice of.
 */
export const actionsInPractice: readonly ProjectAction[] = ['annotate'];

/** Actions on one reading. */
export const readingPolicy = {
  readReading: [
    ['isLead', 'isOwn'],
    ['isAdjudicator', 'isOwn'],
    ['isAnnotator', 'isOwn'],
    ...afterReading,
  ],
  /** That a reader reported the text as unreadable, and what that reader wrote of it. */
  viewReport: [['isLead', 'isFinished', 'hasNoOwnUnfinished']],
  editReading: [['isAnnotator', 'isOwn', 'isNotWithdrawn', 'mayAnswer']],
  /** The known answer to a text of practice, by the actor's reading of it. */
  viewAnswer: [['isAnnotator', 'isOwn', 'isFinished']],
  seeBesideGold: [['isAnnotator', 'isGoldShown', 'isOwn', 'isFinished', 'isReleased']],
} as const satisfies Record<string, Rows>;

/** Actions on one case. */
export const casePolicy = {
  viewCase: afterReading,
  decideCase: afterReading,
} as const satisfies Record<string, Rows>;

export const policy = { ...projectPolicy, ...readingPolicy, ...casePolicy };

export type ProjectAction = keyof typeof projectPolicy;
export type ReadingAction = keyof typeof readingPolicy;
export type CaseAction = keyof typeof casePolicy;
export type Action = keyof typeof policy;

/** True when the facts satisfy one row of the action. */
export function isAllowed(action: Action, facts: ReadonlySet<Condition>): boolean {
  const rows: Rows = policy[action];
  return rows.some((row) => row.every((condition) => facts.has(condition)));
}

const conditionOfRole: Record<Role, Condition> = {
  lead: 'isLead',
  adjudicator: 'isAdjudicator',
  annotator: 'isAnnotator',
  viewer: 'isViewer',
};

/** The conditions that a set of roles makes true. */
export function conditionsOfRoles(held: readonly Role[]): Condition[] {
  return held.map((role) => conditionOfRole[role]);
}

/** The project actions that the facts allow, for menus. */
export function allowedActions(facts: ReadonlySet<Condition>): ProjectAction[] {
  return (Object.keys(projectPolicy) as ProjectAction[]).filter((action) =>
    isAllowed(action, facts),
  );
}
