/** The report of an import, as the job keeps it, and what it comes to in words. */
import { z } from 'zod';
import { countOf, formatCount } from '@/components/shell/number-words';

const detailSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
});

export const importReportSchema = z.object({
  files: z.number(),
  snippets: z.number(),
  spans: z.number(),
  created: z.number(),
  // Reports that were written before these were counted lack them.
  known: z.number().default(0),
  replaced: z.number().default(0),
  changed: z.number().default(0),
  leftOut: z.number().default(0),
  skipped: z.number(),
  errors: z.array(detailSchema),
  notes: z.array(detailSchema),
  fileResults: z.array(z.object({ file: z.string(), status: z.string() })).default([]),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Why a whole import failed. */
export const failedReportSchema = z.object({
  message: z.string(),
  errors: z.array(detailSchema).default([]),
});

/** One sentence: what was found and what became of it. */
export function summariseImport(kind: 'texts' | 'readings', report: ImportReport): string {
  const { files, snippets, spans, created, known, replaced, changed, leftOut, skipped } = report;
  const isOfReadings = kind === 'readings';
  const parts = [
    isOfReadings && `${countOf(snippets, 'reading')} with ${countOf(spans, 'span')}`,
    created === 0 && isOfReadings ? 'no new snippet' : countOf(created, 'new snippet'),
    known > 0 && !isOfReadings && `${formatCount(known)} known already`,
    replaced > 0 && `${countOf(replaced, 'text')} replaced`,
    changed > 0 && `of ${formatCount(changed)} something else is known now`,
    leftOut > 0 && `${countOf(leftOut, 'text')} left out`,
    skipped > 0 && `${countOf(skipped, 'file')} not used`,
  ].filter((part) => part !== false);
  return `${countOf(files, 'file')}: ${parts.join(', ')}.`;
}

export const fileStatusWords: Readonly<Record<string, string>> = {
  created: 'new snippet',
  known: 'known already',
  replaced: 'replaced a text',
  reading: 'reading',
  used: 'used',
  refused: 'refused',
  skipped: 'not used',
};
