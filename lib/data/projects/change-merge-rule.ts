import type { CaseStatus } from '../../domain/adjudication/case-state';
import type { MergeRule } from '../../domain/adjudication/item';
import { Refusal } from '../../domain/errors';
import type { Actor, UserActor } from '../actor';
import {
  countChecks,
  lockProjectCases,
  rebuildProject,
  refreshLockedCases,
} from '../cases/rebuild-project';
import { inTransaction } from '../database';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';

/** What another merge rule would do to the cases and the gold of a project. */
export type RuleEffect = {
  /** Complete cases of active snippets that were looked at. */
  readonly complete: number;
  /** Items: to be decided now and settled then; the other way round; settled with other spans. */
  readonly settled: number;
  readonly opened: number;
  readonly resettled: number;
  /** Cases that would have another status, by the name of their snippet. */
  readonly cases: readonly {
    readonly snippet: string;
    readonly before: CaseStatus;
    readonly after: CaseStatus;
  }[];
  /** Values of gold at which a person has to look: now and then. */
  readonly checks: { readonly before: number; readonly after: number };
};

/**
 * What a rule would do if it were chosen now. Nothing is written and nothing locked: what is
 * finished in the meantime comes on top.
 * @throws Refusal `notFound`, `forbidden` for one who does not lead the project
 */
export async function readRuleEffect(
  actor: Actor,
  projectId: string,
  rule: MergeRule,
): Promise<RuleEffect> {
  await requireProject(actor, 'manageProject', projectId);
  const sums = { complete: 0, settled: 0, opened: 0, resettled: 0 };
  const cases: RuleEffect['cases'][number][] = [];
  let after = 0;
  for await (const batch of rebuildProject(projectId, { rule })) {
    after += batch.checks;
    for (const { snippet, effect } of batch.cases) {
      sums.complete += 1;
      sums.settled += effect.settled;
      sums.opened += effect.opened;
      sums.resettled += effect.resettled;
      if (effect.before !== effect.after) {
        cases.push({ snippet, before: effect.before, after: effect.after });
      }
    }
  }
  return {
    ...sums,
    cases: cases.sort((a, b) => (a.snippet < b.snippet ? -1 : 1)),
    checks: { before: await countChecks(projectId), after },
  };
}

/**
 * Merges the readings of all snippets by another rule. Every decision stays as it is and in force;
 * releases that were made stay as they are.
 * @param base the rule that the actor saw
 * @returns how many cases have another status
 * @throws Refusal `notFound`, `forbidden`, `conflict` when the rule is not `base` any more,
 *   `unprocessable` when it is that rule already
 */
export async function changeMergeRule(
  actor: UserActor,
  projectId: string,
  { base, rule }: { readonly base: MergeRule; readonly rule: MergeRule },
): Promise<number> {
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR UPDATE`;
    const { mergeRule } = await tx.project.findUniqueOrThrow({ where: { id: projectId } });
    if (mergeRule !== base) {
      throw new Refusal(
        'conflict',
        'Somebody else has chosen another rule in the meantime. Load the page to see it.',
      );
    }
    if (mergeRule === rule) {
      throw new Refusal('unprocessable', 'The readings are merged by this rule already.');
    }
    await tx.project.update({ where: { id: projectId }, data: { mergeRule: rule } });
    const cases = await lockProjectCases(tx, projectId);
    const moved = await refreshLockedCases(tx, cases, false);
    await writeLog(tx, actor, projectId, {
      type: 'mergeRuleChanged',
      before: base,
      rule,
      cases: moved,
    });
    return moved;
  });
}
