import { describe, expect, it } from 'vitest';
import { parseGuidelineClauses } from '../guideline/clauses';
import { pv600Template } from '../label-scheme/templates';
import { reasons } from '../adjudication/item';
import { seededRandom } from '../random/seeded-random';
import { generateDemo, type DemoSnippet } from './generate-demo';
import { simulateDecision, type OpenItem } from './simulate-decision';

const { snippets } = generateDemo('decisions');
const clauses = parseGuidelineClauses(pv600Template.guideline);
const numbers = new Set(clauses.map(({ number }) => number));

function decide(snippet: DemoSnippet, item: OpenItem, others: readonly OpenItem[] = []) {
  return simulateDecision(snippet, item, others, seededRandom(1));
}

function find(has: (snippet: DemoSnippet) => boolean): DemoSnippet {
  return snippets.find(has)!;
}

describe('simulateDecision', () => {
  it('takes the true spans that the item touches, and only those', () => {
    const snippet = find(({ truth }) => truth.length === 6);
    const [first, second] = snippet.truth;
    const cut = {
      fragments: [[second!.fragments[0]![0], second!.fragments[0]![0] + 1]] as const,
      label: 'x',
    };
    expect(decide(snippet, { reasons: ['values'], spans: [cut] }).gold).toEqual([second]);
    expect(decide(snippet, { reasons: ['label'], spans: [first!] }).gold).toEqual([first]);
  });

  it('leaves to other items what they touch', () => {
    const snippet = find(({ truth }) => truth.length === 2);
    const whole: OpenItem = { reasons: ['notClear'], spans: [] };
    expect(decide(snippet, whole).gold).toEqual(snippet.truth);
    const other: OpenItem = { reasons: ['notClear'], spans: [snippet.truth[0]!] };
    expect(decide(snippet, whole, [other]).gold).toEqual([snippet.truth[1]]);
  });

  it('decides that there is no value where only a lure was marked', () => {
    const snippet = find(({ lures, text }) => lures.length === 1 && text.includes('Urbach'));
    const lured = { fragments: [snippet.lures[0]!], label: 'Unknown_bandgap' };
    const { gold, clause, reason } = decide(snippet, { reasons: ['missed'], spans: [lured] });
    expect(gold).toEqual([]);
    expect(clause).toBe('2.5');
    expect(reason).toContain('meV');
  });

  it('cites the clause of the label when labels differ, and of the wording when values do', () => {
    const cited = find(
      ({ truth }) => truth.length === 1 && truth[0]!.label === 'Literature_bandgap',
    );
    expect(decide(cited, { reasons: ['label'], spans: cited.truth }).clause).toBe('4.3');
    const ranged = find(
      ({ truth, text }) => truth.length === 1 && / \d\.\d+–\d\.\d+ eV/u.test(text),
    );
    expect(decide(ranged, { reasons: ['values'], spans: ranged.truth }).clause).toBe('3.2');
  });

  it('always cites a clause of the guideline, with one sentence', () => {
    const decisions = snippets.flatMap((snippet) => {
      const lured = snippet.lures.map((lure) => ({ fragments: [lure], label: 'x' }));
      return reasons.flatMap((reason) => [
        decide(snippet, { reasons: [reason], spans: [] }),
        ...[...snippet.truth, ...lured].map((span) =>
          decide(snippet, { reasons: [reason], spans: [span] }),
        ),
      ]);
    });
    const cited = new Set(decisions.map(({ clause }) => clause));
    expect([...cited].filter((clause) => !numbers.has(clause))).toEqual([]);
    expect(cited.size).toBeGreaterThan(10);
    for (const reason of new Set(decisions.map((decision) => decision.reason))) {
      expect(reason).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('says of the unreadable snippet that it is damaged', () => {
    const snippet = find(({ doubt }) => doubt?.isUnreadable === true);
    expect(decide(snippet, { reasons: ['notClear'], spans: [] })).toMatchObject({
      gold: [],
      clause: '6.3',
    });
  });
});
