/** The request schemas of the API: they check what comes in, and the OpenAPI page is made of them. */
import { z } from 'zod';
import { logTopics } from '@/lib/domain/log/event';
import { planRequestSchema } from '@/lib/data/plans/plan-request';
import { columnMappingSchema, delimiterSchema } from '@/lib/domain/snippets/column-mapping';
import { emailSchema } from '@/lib/data/users/email';
import { progressDimensions } from '@/lib/domain/pace/progress-dimension';
import { roles } from '@/lib/domain/permissions';
import { snippetFilterSchema } from '@/lib/domain/snippets/snippet-filter';
import { passwordSchema } from '@/lib/auth/password';

export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  cursor: z.string().max(2_000).optional(),
});

export const newProjectBody = z.object({
  name: z.string().trim().min(1, 'A project needs a name.').max(200),
  template: z.enum(['pv600', 'blank']),
  annotationConf: z.string().max(1_000_000).optional(),
  visualConf: z.string().max(1_000_000).optional(),
  shortcutsConf: z.string().max(1_000_000).optional(),
});

export const newMemberBody = z.object({
  email: emailSchema,
  name: z.string().trim().min(1).max(200),
  roles: z.array(z.enum(roles)).min(1, 'A member has at least one role.'),
  password: passwordSchema.optional(),
});

export const planBody = planRequestSchema.extend({
  strata: planRequestSchema.shape.strata.default(['material', 'publisher']),
  seed: z.union([z.string().min(1).max(200), z.int()]).transform(String),
  commit: z.boolean().default(false),
});

export const snippetsQuery = listQuery.extend(snippetFilterSchema.omit({ isReported: true }).shape);

export const agreementQuery = z.object({
  material: z.string().max(200).optional(),
  label: z.string().max(200).optional(),
  round: z.string().max(200).optional(),
  notClear: z.enum(['include', 'exclude']).default('exclude'),
  seed: z.string().max(200).optional(),
});

export const casesQuery = listQuery.extend({
  status: z.enum(['waiting', 'agreed', 'open', 'decided', 'stale']).optional(),
  reason: z
    .enum(['missed', 'boundary', 'values', 'label', 'split', 'chained', 'notClear'])
    .optional(),
});

export const newReleaseBody = z.object({
  name: z.string().trim().min(1, 'A release needs a name.').max(200),
  note: z.string().trim().max(10_000).default(''),
  draft: z.boolean().default(false),
});

export const readingsQuery = z.object({ annotator: emailSchema.optional() });

const day = z.iso.date();

/** What the log is narrowed to; days in UTC, both included. */
export const logQuery = z.object({
  topic: z.enum(logTopics).optional(),
  /** A person's id. */
  person: z.string().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const progressQuery = z.object({ by: z.enum(progressDimensions).default('annotator') });

/** JSON in a field of a form. */
const jsonField = z
  .string()
  .max(20_000)
  .transform((words, context): unknown => {
    try {
      return JSON.parse(words);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is no JSON.' });
      return z.NEVER;
    }
  });

/** The form of an upload; `file` is a zip file, one `.txt`, or rows: `.csv`, `.tsv`, `.jsonl`. */
export const importForm = z.object({
  file: z.instanceof(File).meta({ type: 'string', format: 'binary' }),
  kind: z.enum(['texts', 'readings']),
  round: z.string().trim().min(1).max(200).optional(),
  /** E-mail of the annotator whose finished work the `.ann` files are. */
  annotator: emailSchema.optional(),
  /** The repair chosen for offsets that were counted in another unit. */
  offsetUnit: z.enum(['utf16', 'bytes']).optional(),
  /** For rows: a JSON object that names the column of each field; guessed from the headings. */
  mapping: jsonField.pipe(columnMappingSchema).optional(),
  /** For csv: what parts the cells; found in the headings. */
  delimiter: delimiterSchema.optional(),
});
