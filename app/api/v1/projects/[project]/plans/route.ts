import { planBody } from '@/app/api/_contract/schemas';
import { defineRoute } from '@/app/api/_http/route';
import { makeProjectPlan } from '@/lib/data/plans/make-project-plan';

export const POST = defineRoute({
  body: planBody,
  answer: ({ actor, params, body }) => makeProjectPlan(actor, params.project ?? '', body),
});
