import { randomUUID } from 'node:crypto';
import { actorOf } from '../../lib/data/actor';
import { recordDecision } from '../../lib/data/cases/record-decision';
import { database } from '../../lib/data/database';
import type { CaseItems } from '../../lib/domain/adjudication/item';
import type { DemoSnippet } from '../../lib/domain/demo/generate-demo';
import { simulateDecision } from '../../lib/domain/demo/simulate-decision';
import { seededRandom } from '../../lib/domain/random/seeded-random';

/** The share of open cases that the demo adjudicator has been through. */
const decidedShare = 0.4;

/** Decides some of the open cases by the truth that the demo's texts were made from. */
export async function decideDemoCases(
  projectId: string,
  snippets: readonly DemoSnippet[],
  seed: string,
): Promise<void> {
  const random = seededRandom(`${seed} decisions`);
  const byName = new Map(snippets.map((snippet) => [snippet.name, snippet]));
  const user = await database().user.findUniqueOrThrow({
    where: { email: 'adjudicator@demo.example' },
  });
  const cases = await database().case.findMany({
    where: { projectId, status: 'open' },
    orderBy: { snippet: { name: 'asc' } },
    select: { id: true, content: true, revision: true, snippet: { select: { name: true } } },
  });
  const chosen = cases.filter(() => random() < decidedShare);
  for (const { id, content, revision, snippet } of chosen) {
    const text = byName.get(snippet.name);
    if (text === undefined || content === null) continue;
    const { items } = content as unknown as CaseItems;
    const open = items.filter(({ isOpen }) => isOpen);
    for (const [i, item] of open.entries()) {
      const others = items.filter((other) => other !== item);
      const decision = simulateDecision(text, item, others, random);
      await recordDecision(actorOf(user), id, {
        id: randomUUID(),
        caseRevision: revision + i,
        item: item.key,
        gold: decision.gold.map(({ fragments, label }) => ({
          label,
          fragments: fragments.map(([start, end]): [number, number] => [start, end]),
        })),
        reason: decision.reason,
        clause: decision.clause,
      });
    }
  }
}
