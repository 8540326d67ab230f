'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { PreviewFailure } from '@/components/forms/preview-failure';
import { useAction } from '@/components/forms/use-action';
import { usePreview } from '@/components/forms/use-preview';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/waiting';
import { chooseMergeRule, previewMergeRule } from '@/lib/actions/rules';
import { mergeRules, mergeRuleTitles, type MergeRule } from '@/lib/domain/adjudication/item';
import { RuleEffectView } from './rule-effect-view';
import { ruleHints } from './rule-words';

/** Choosing the merge rule, with what it would do before it is done. */
export function RuleDesk({
  projectId,
  current,
}: {
  readonly projectId: string;
  readonly current: MergeRule;
}) {
  const router = useRouter();
  const [chosen, setChosen] = useState<MergeRule>(current);
  const [done, setDone] = useState<MergeRule | null>(null);
  const { run, isPending, failure, clear } = useAction(chooseMergeRule);
  const isOther = chosen !== current;
  const { preview, isOld, again } = usePreview(
    previewMergeRule,
    isOther ? { projectId, rule: chosen } : null,
  );

  const choose = (rule: MergeRule) => {
    clear();
    setDone(null);
    setChosen(rule);
  };
  const send = async () => {
    const result = await run({ projectId, base: current, rule: chosen });
    if (!result.ok) return;
    setDone(chosen);
    router.refresh();
  };

  return (
    <div className="grid gap-5 [&>*]:min-w-0">
      <fieldset className="grid gap-3 rounded-xl border border-line bg-panel p-5">
        <legend className="sr-only">Merge rule</legend>
        {mergeRules.map((rule) => (
          <Choice
            key={rule}
            type="radio"
            name="rule"
            label={
              <span className="font-semibold">
                {mergeRuleTitles[rule]}
                {rule === current && <span className="font-normal text-ink-2"> in use</span>}
              </span>
            }
            hint={ruleHints[rule]}
            checked={rule === chosen}
            onChange={() => choose(rule)}
          />
        ))}
      </fieldset>
      {failure !== null && <FailureNotice failure={failure} />}
      {done !== null && done === current && (
        <Notice tone="ok" role="status">
          Readings are merged by the rule {mergeRuleTitles[done]} now.
        </Notice>
      )}
      {isOther && (
        <section
          aria-label="What the rule would do"
          aria-busy={isOld}
          className="grid gap-4 [&>*]:min-w-0"
        >
          {isOld && <Spinner label={`Merging all readings by ${mergeRuleTitles[chosen]}`} />}
          {!isOld && preview.kind === 'failed' && (
            <PreviewFailure
              title="What it would do cannot be said"
              failure={preview.failure}
              onAgain={again}
            />
          )}
          {!isOld && preview.kind === 'shown' && (
            <>
              <RuleEffectView effect={preview.data} />
              <div className="flex flex-wrap gap-2">
                <Button variant="primary" disabled={isPending} onClick={() => void send()}>
                  {isPending ? 'Merging …' : `Use the rule ${mergeRuleTitles[chosen]}`}
                </Button>
                <Button onClick={() => choose(current)}>Keep {mergeRuleTitles[current]}</Button>
              </div>
            </>
          )}
        </section>
      )}
    </div>
  );
}
