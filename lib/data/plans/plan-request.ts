import { z } from 'zod';
import { planMethods } from '../../domain/plan/design';
import { stratumNames } from '../../domain/plan/strata';
import { emailSchema } from '../users/email';

/** What a plan is made from; people by e-mail. */
export const planRequestSchema = z.object({
  /** A round's name; the project's latest when absent. */
  round: z.string().trim().min(1).max(200).optional(),
  annotators: z.array(emailSchema).min(1, 'Choose at least one annotator.').max(200),
  overlap: z.int().min(1, 'A snippet has at least one reader.').max(20),
  /** Per cent of the snippets that `overlap` people read; one reads the others. */
  share: z.int().min(1, 'At least one per cent.').max(100, 'At most all of them.').default(100),
  method: z.enum(planMethods),
  /** Of a plan by hand. */
  pairs: z
    .array(z.object({ a: emailSchema, b: emailSchema, share: z.int().min(1).max(100_000) }))
    .max(5_000)
    .default([]),
  strata: z.array(z.enum(stratumNames)).max(stratumNames.length),
  seed: z.string().trim().min(1, 'Give a seed: any word or number.').max(200),
});

export type PlanRequest = z.input<typeof planRequestSchema> & { readonly commit: boolean };
