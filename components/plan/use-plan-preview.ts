'use client';

import { useEffect, useState } from 'react';
import type { Failure } from '@/components/forms/use-action';
import { previewPlan, type PlanSummary } from '@/lib/actions/plans';
import { faultOf, type PlanDraft } from './plan-draft';

export type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly plan: PlanSummary }
  | { readonly kind: 'failed'; readonly failure: Pick<Failure, 'message' | 'details'> };

/** Milliseconds of rest after the last change before the plan is asked for. */
const rest = 250;

/**
 * The plan that a draft would give, made anew as the draft changes. `isOld` while a newer one is on
 * the way; answers that come late are dropped.
 */
export function usePlanPreview(
  projectId: string,
  draft: PlanDraft,
  isWanted: boolean,
): { readonly preview: Preview; readonly isOld: boolean } {
  const [answer, setAnswer] = useState<{ of: string; preview: Preview }>({
    of: '',
    preview: { kind: 'none' },
  });
  const asked = JSON.stringify(draft);
  const isReady = isWanted && faultOf(draft) === null;

  useEffect(() => {
    if (!isReady) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      const body = { projectId, ...(JSON.parse(asked) as PlanDraft) };
      previewPlan({ ...body, annotators: [...body.annotators], strata: [...body.strata] }).then(
        (result) => {
          if (isLeft) return;
          setAnswer({
            of: asked,
            preview: result.ok
              ? { kind: 'plan', plan: result.data }
              : { kind: 'failed', failure: result },
          });
        },
        () => {
          const message = 'The server cannot be reached. Change something to try again.';
          if (isLeft) return;
          setAnswer({ of: asked, preview: { kind: 'failed', failure: { message, details: [] } } });
        },
      );
    }, rest);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [projectId, asked, isReady]);

  if (!isReady) return { preview: { kind: 'none' }, isOld: false };
  return { preview: answer.preview, isOld: answer.of !== asked };
}
