import { expect, it } from 'vitest';
import { mergeRules } from './item';
import { listRuleExamples, type RuleOutcome } from './rule-examples';

const words = (outcome: RuleOutcome) =>
  outcome.kind === 'open'
    ? outcome.reasons.join(', ')
    : `${outcome.origin}: ${outcome.spans.map((span) => span.join(' ')).join(', ')}`;

it('every rule does with the examples what agreement.md says', () => {
  const table = listRuleExamples().map(({ outcomes }) =>
    Object.fromEntries(mergeRules.map((rule) => [rule, words(outcomes[rule])])),
  );
  const agreed = 'agreed: 1.55 eV Literature';
  const longer = 'longer: gap of 1.55 eV Literature';
  expect(table).toEqual([
    { strict: agreed, longer: agreed, asPv600: agreed, majority: agreed },
    { strict: 'boundary', longer, asPv600: longer, majority: longer },
    {
      strict: 'values, boundary',
      longer: 'values',
      asPv600: 'longer: 1.55 eV, as reported, lies far from 1.7 eV Literature',
      majority: 'values',
    },
    { strict: 'label', longer: 'label', asPv600: 'label', majority: 'label' },
    {
      strict: 'label',
      longer: 'label',
      asPv600: 'label',
      majority: 'majority: 1.55 eV Literature',
    },
    { strict: 'missed', longer: 'missed', asPv600: 'missed', majority: 'missed' },
  ]);
});
