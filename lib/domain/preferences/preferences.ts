/**
 * How a person likes to work: keys, the look of the text, and how selecting behaves. Kept with the
 * account, so that every computer knows it. Nothing here changes what is annotated: offsets are
 * the same in every layout. A stored value that is not known (any more) counts as not chosen.
 */
import { z } from 'zod';
import { keyCommandNames } from './key-map';

export const textSizes = ['small', 'medium', 'large', 'largest'] as const;
export const lineSpacings = ['close', 'medium', 'wide'] as const;
export const textLayouts = ['sentences', 'running'] as const;

const fields = {
  /** Changes of the key map; null took a key away. */
  keys: z.partialRecord(z.enum(keyCommandNames), z.string().min(1).max(40).nullable()),
  /** Single-character keys are on (WCAG 2.2, 2.1.4). */
  hasSingleKeys: z.boolean(),
  textSize: z.enum(textSizes),
  lineSpacing: z.enum(lineSpacings),
  /** One sentence a line, or running text. */
  layout: z.enum(textLayouts),
  snapsToWords: z.boolean(),
  /** Numbers that could be values are underlined. */
  underlinesValues: z.boolean(),
  /** News of projects come by mail, where mail is set up. */
  getsNewsByMail: z.boolean(),
};

/** Reads what is stored; takes anything and always gives whole preferences. */
export const storedPreferencesSchema = z
  .object({
    keys: fields.keys.catch({}),
    hasSingleKeys: fields.hasSingleKeys.catch(true),
    textSize: fields.textSize.catch('medium'),
    lineSpacing: fields.lineSpacing.catch('medium'),
    layout: fields.layout.catch('sentences'),
    snapsToWords: fields.snapsToWords.catch(true),
    underlinesValues: fields.underlinesValues.catch(true),
    getsNewsByMail: fields.getsNewsByMail.catch(true),
  })
  .readonly();

/** Some of the preferences, as a screen sends them; each replaces what was stored under its name. */
export const preferencesPatchSchema = z.strictObject(fields).partial();

export type Preferences = z.infer<typeof storedPreferencesSchema>;
export type PreferencesPatch = z.infer<typeof preferencesPatchSchema>;

export const defaultPreferences: Preferences = storedPreferencesSchema.parse({});
