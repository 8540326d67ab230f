/** What a lead may change of a snippet: its name, its material, and what is said of its article. */
import { z } from 'zod';
import { nameFault } from './plan-row';
import { isYear, maxFieldLengths, metadataFields, type SnippetMetadata } from './metadata-fields';

export type SnippetFacts = SnippetMetadata & { readonly name: string };
export type FactField = keyof SnippetFacts;
export const factFields = ['name', ...metadataFields] as const satisfies readonly FactField[];

function words(field: keyof typeof maxFieldLengths) {
  const most = maxFieldLengths[field];
  return z
    .string()
    .trim()
    .max(most, `The ${field} has more than ${most} characters. Shorten it.`)
    .transform((value) => (value === '' ? null : value))
    .nullable();
}

/** Facts as a form sends them: an empty field says nothing. */
export const snippetFactsSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'A snippet needs a name.')
    .superRefine((name, context) => {
      const fault = name === '' ? null : nameFault(name);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault.message });
    }),
  material: words('material'),
  identifier: words('identifier'),
  publisher: words('publisher'),
  institution: words('institution'),
  year: z
    .union([z.string().trim(), z.int().transform(String)])
    .refine((year) => year === '' || isYear(year), 'Write the year in four digits.')
    .transform((year) => (year === '' ? null : Number(year)))
    .nullable(),
  licence: words('licence'),
  title: words('title'),
  url: words('url'),
});
