/**
 * The log of a project: what was done in it besides reading and deciding, which have logs of their
 * own. People are ids, so that a name can change or be taken away and the log still holds.
 */
import { z } from 'zod';
import { mergeRules } from '../adjudication/item';
import { roles } from '../permissions';

const person = z.string();
const count = z.int().min(0);
const share = z.object({ person, snippets: count });
const value = z.union([z.string(), z.number(), z.null()]);
/** Names of snippets; `more` counts those that are too many to be listed. */
const named = { snippets: z.array(z.string()), more: count.optional() };
const heldRoles = z.array(z.enum(roles));

/** One entry. Old entries stay as they were written: a field may be added, as optional. */
export const logEntrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('memberAdded'), person, roles: heldRoles }),
  z.object({ type: z.literal('rolesChanged'), person, before: heldRoles, roles: heldRoles }),
  z.object({ type: z.literal('memberRemoved'), person }),
  z.object({ type: z.literal('memberPseudonymised'), person }),
  z.object({
    type: z.literal('planMade'),
    round: z.string(),
    method: z.string(),
    overlap: count,
    /** Per cent of the snippets that were given to so many; all of them where it is not said. */
    share: count.optional(),
    strata: z.array(z.string()),
    seed: z.string(),
    snippets: count,
    readers: z.array(share),
  }),
  z.object({
    type: z.literal('roundMade'),
    round: z.string(),
    from: z.string(),
    snippets: count,
    strata: z.array(z.string()),
    seed: z.string(),
  }),
  z.object({ type: z.literal('roundRenamed'), before: z.string(), round: z.string() }),
  /** `from` is null where snippets got one more reader. */
  z.object({
    type: z.literal('workMoved'),
    from: person.nullable(),
    to: z.array(share),
    stayed: count,
    seed: z.string(),
  }),
  /** `changes`: a `SchemeChange`'s kind, with the title or name of what it is about. */
  z.object({
    type: z.literal('schemePublished'),
    version: count,
    changes: z.array(z.object({ kind: z.string(), name: z.string() })),
    applied: count,
  }),
  /** `cases`: how many have another status since. */
  z.object({
    type: z.literal('mergeRuleChanged'),
    before: z.enum(mergeRules),
    rule: z.enum(mergeRules),
    cases: count,
  }),
  /** `clauses`: numbers of those that are new, other or gone; `applied`: to how many assignments. */
  z.object({
    type: z.literal('guidelinePublished'),
    version: count,
    clauses: z.array(z.string()),
    applied: count,
  }),
  /** Snippets by name. */
  z.object({ type: z.literal('snippetsExcluded'), ...named, reason: z.string() }),
  z.object({ type: z.literal('snippetsRestored'), ...named }),
  z.object({ type: z.literal('materialSet'), ...named, material: z.string().nullable() }),
  z.object({ type: z.literal('snippetsMoved'), ...named, round: z.string() }),
  /** What was done to many snippets was undone for these. */
  z.object({ type: z.literal('bulkUndone'), ...named, kind: z.string() }),
  /** `snippet` is the name before. */
  z.object({
    type: z.literal('snippetEdited'),
    snippet: z.string(),
    changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  }),
  /** By an import: other texts under the same names, and what is said otherwise of known ones. */
  z.object({
    type: z.literal('textsReplaced'),
    ...named,
    fileName: z.string(),
  }),
  z.object({
    type: z.literal('metadataImported'),
    ...named,
    fileName: z.string(),
  }),
  z.object({ type: z.literal('goldShown'), isShown: z.boolean() }),
]);

export type LogEntry = z.infer<typeof logEntrySchema>;
/** Names that an entry lists. */
const namesListed = 1_000;

/** Names of snippets as an entry holds them. */
export function nameSnippets(names: readonly string[]): { snippets: string[]; more?: number } {
  const snippets = names.slice(0, namesListed);
  const more = names.length - snippets.length;
  return more === 0 ? { snippets } : { snippets, more };
}

export type LogEntryType = LogEntry['type'];

export const logEntryTypes: readonly LogEntryType[] = logEntrySchema.options.map(
  ({ shape }) => shape.type.value,
);
