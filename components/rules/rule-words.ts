/** Merge rules and their effects in words. Pure. */
import { countOf, formatCount } from '@/components/shell/number-words';
import type { RuleEffect } from '@/lib/data/projects/change-merge-rule';
import type { MergeRule } from '@/lib/domain/adjudication/item';

export const ruleHints: Readonly<Record<MergeRule, string>> = {
  strict: 'Nothing but the same span with the same label becomes gold by itself.',
  longer:
    'Where only the edges differ and the value reads the same, the longer span becomes gold. Values that differ, and spans of one length, go to a person.',
  asPv600:
    'As the authors of PV600 did: where only the edges differ, the longer span becomes gold, whatever values it reads.',
  majority:
    'As Longer; and with three readers or more, the label that more than half of them gave.',
};

/** What a rule would do, in sentences; at least one. */
export function ruleEffectSentences(effect: RuleEffect): string[] {
  const { complete, settled, opened, resettled, cases, checks } = effect;
  if (complete === 0) return ['No snippet has all its readings yet: the rule will apply to them.'];
  const more = checks.after - checks.before;
  const sentences = [
    settled > 0 &&
      `${countOf(settled, 'item')} that ${settled === 1 ? 'waits' : 'wait'} for a decision ${settled === 1 ? 'is' : 'are'} settled by the readings.`,
    opened > 0 &&
      `${countOf(opened, 'item')} that ${opened === 1 ? 'is' : 'are'} settled by the readings ${opened === 1 ? 'waits' : 'wait'} for a decision.`,
    resettled > 0 &&
      `${countOf(resettled, 'item')} ${resettled === 1 ? 'has' : 'have'} other gold.`,
    cases.length > 0 &&
      `${countOf(cases.length, 'case')} ${cases.length === 1 ? 'has' : 'have'} another status.`,
    more !== 0 &&
      `${countOf(Math.abs(more), 'value')} ${more > 0 ? 'more' : 'fewer'} to check, ${formatCount(checks.after)} in all.`,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return ['Nothing changes in the readings that are there.'];
  return [...sentences, 'Every decision stays as it is, and releases that were made stay too.'];
}
