/**
 * A label scheme: the labels that may be put on spans, their attributes, and the reasons that
 * stand behind NOT CLEAR. Versioned by the database; each assignment and decision records the
 * version that it was made under. A label's `name` is its brat name and its identity: it never
 * has white space and never changes; `title` is what people read.
 */
import { z } from 'zod';

/** The reserved label for "this span cannot be judged"; in files it has no white space. */
export const notClearLabel = 'NOT_CLEAR';

/** Offered where nobody chose others; free text can follow "other". */
export const commonNotClearReasons = [
  'text damaged',
  'which material',
  'which sample',
  'type of source',
  'range or several values',
  'other',
] as const;

export type CommonNotClearReason = (typeof commonNotClearReasons)[number];

const decimalSchema = z
  .string()
  .max(40)
  .regex(/^-?\d+(\.\d+)?$/u, 'A bound is a plain decimal such as 0.5.');

/** What a label's spans are read as: numbers with a unit. */
const quantitySchema = z.object({
  unit: z.string().trim(),
  /** Values beyond the bounds are asked about; absent for no bound. */
  minimum: decimalSchema.optional(),
  maximum: decimalSchema.optional(),
});

const labelSchema = z.object({
  name: z.string().regex(/^[^\s\0]+$/u, 'A brat name has no white space.'),
  title: z.string().min(1),
  /** The word in a CSV cell, e.g. `Experimental`; the title where there is none. */
  shortName: z.string().min(1).optional(),
  /** One digit or letter, unique in the scheme; null when no key was given. */
  key: z.string().length(1).nullable(),
  /** `#rrggbb` of the strong tone; tints are computed. */
  color: z.string().regex(/^#[0-9a-f]{6}$/u),
  description: z.string().default(''),
  /** Set when the label's spans are read as numbers. */
  quantity: quantitySchema.nullable().default(null),
  /** A retired label stays readable and cannot be put on a span any more. */
  retired: z.boolean().default(false),
  /** Of a retired label: the name of the label that its spans are in gold; absent for its own. */
  mappedTo: z.string().min(1).optional(),
});

const attributeSchema = z.object({
  name: z.string().regex(/^[^\s\0]+$/u),
  /** Label names that may carry it; empty for all. */
  labels: z.array(z.string()),
  /** Empty for a flag, the words to choose from otherwise. */
  values: z.array(z.string()),
});

/** brat configuration files, kept as they were read so that a folder can be written back. */
const bratConfigurationSchema = z.object({
  annotationConf: z.string().nullable(),
  visualConf: z.string().nullable(),
  shortcutsConf: z.string().nullable(),
});

export const labelSchemeSchema = z.object({
  labels: z.array(labelSchema),
  attributes: z.array(attributeSchema).default([]),
  /** Offered when a snippet is flagged NOT CLEAR. */
  reasons: z.array(z.string().min(1)).default([...commonNotClearReasons]),
  brat: bratConfigurationSchema.nullable().default(null),
});

export type Label = z.infer<typeof labelSchema>;
export type Quantity = z.infer<typeof quantitySchema>;
export type AttributeDefinition = z.infer<typeof attributeSchema>;
export type LabelScheme = z.infer<typeof labelSchemeSchema>;

/** The label of that name, retired or not; undefined when the scheme has none. */
export function findLabel(scheme: LabelScheme, name: string): Label | undefined {
  return scheme.labels.find((label) => label.name === name);
}

/** The short word of a label; its name where the scheme does not know it. */
export function shortTitle(scheme: LabelScheme, name: string): string {
  const label = findLabel(scheme, name);
  return label?.shortName ?? label?.title ?? name;
}

/** True when the label's spans are read as numbers. */
export function isQuantity(scheme: LabelScheme, name: string): boolean {
  return findLabel(scheme, name)?.quantity != null;
}

/**
 * What a reader can choose from, as one word: readings of a snippet can be compared when it is the
 * same for all of them, whatever the labels' titles, keys and colours.
 */
export function labelChoicesOf({ labels }: LabelScheme): string {
  return JSON.stringify(labels.flatMap(({ name, retired }) => (retired ? [] : name)).sort());
}
