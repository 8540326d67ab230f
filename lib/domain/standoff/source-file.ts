/**
 * An imported standoff file as the database keeps it: its lines, verbatim, each tied to the
 * annotation that it became part of, or kept as it is. The value never changes after the import;
 * writing compares it with the current rows, so an annotation that comes back gets its lines back.
 */
import { z } from 'zod';

const tieSchema = z.object({
  /** The annotation's id. */
  annotation: z.string(),
  part: z.enum(['span', 'attribute', 'note', 'normalisation']),
  /** The attribute's name, where `part` is `attribute`. */
  attribute: z.string().optional(),
});

const lineSchema = z.object({
  /** Without its line end. */
  text: z.string(),
  /** Absent on a line that is kept as it is: relations, events, equivalences, whatever is unknown. */
  tie: tieSchema.optional(),
});

export const sourceFileLinesSchema = z.object({
  lines: z.array(lineSchema).readonly(),
  normalised: z.object({
    byteOrderMark: z.boolean(),
    carriageReturns: z.boolean(),
    finalNewline: z.boolean(),
  }),
});

/** What a line belongs to. A tied line goes when its annotation goes. */
export type Tie = Readonly<z.infer<typeof tieSchema>>;
export type SourceLine = Readonly<z.infer<typeof lineSchema>>;
export type SourceFileLines = Readonly<z.infer<typeof sourceFileLinesSchema>>;
