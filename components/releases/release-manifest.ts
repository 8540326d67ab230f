/** What a release's manifest says of its content; older or newer manifests may say less. */
import { z } from 'zod';

const manifestSchema = z.object({
  schemeVersion: z.number().optional(),
  guidelineVersion: z.number().optional(),
  generator: z.string().optional(),
  counts: z
    .object({
      snippets: z.number(),
      withGold: z.number(),
      withoutGold: z.number(),
      values: z.number(),
      spansByLabel: z.record(z.string(), z.number()),
    })
    .partial()
    .optional(),
  leftOut: z.object({ unsettled: z.number(), excluded: z.number() }).partial().optional(),
  notes: z.array(z.object({ message: z.string() })).optional(),
});

export type ReleaseFacts = z.infer<typeof manifestSchema>;

/** Nothing is known of a manifest that cannot be read. */
export function readManifest(manifest: unknown): ReleaseFacts {
  const read = manifestSchema.safeParse(manifest);
  return read.success ? read.data : {};
}
