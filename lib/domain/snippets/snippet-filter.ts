/** What a list of snippets is narrowed to. */
import { z } from 'zod';

/** How far the reading of a snippet is, and after that what became of its case. */
export const snippetStates = [
  'unassigned',
  'reading',
  'read',
  'agreed',
  'open',
  'decided',
  'stale',
] as const;
export type SnippetState = (typeof snippetStates)[number];

export const snippetFilterSchema = z.object({
  status: z.enum(['active', 'excluded']).optional(),
  material: z.string().max(200).optional(),
  /** Words of the name or the text, in any case. */
  q: z.string().max(500).optional(),
  /** A round's name. */
  round: z.string().max(200).optional(),
  publisher: z.string().max(500).optional(),
  year: z.coerce.number().int().min(1000).max(2999).optional(),
  state: z.enum(snippetStates).optional(),
  /** Only those that a reader has reported as unreadable, as far as the actor may know. */
  isReported: z.boolean().optional(),
});

type Filter = z.infer<typeof snippetFilterSchema>;
export type SnippetFilter = { readonly [Field in keyof Filter]?: Filter[Field] | undefined };
