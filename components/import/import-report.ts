/** The report of an import, as the job keeps it, and what it comes to in words. */
import { z } from 'zod';
import { countOf } from '@/components/shell/number-words';

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
  const { files, snippets, spans, created, skipped } = report;
  const what =
    kind === 'readings'
      ? `${countOf(snippets, 'reading')} with ${countOf(spans, 'span')}, ${created === 0 ? 'no new snippet' : countOf(created, 'new snippet')}`
      : countOf(created, 'new snippet');
  const left = skipped === 0 ? '' : `; ${countOf(skipped, 'file')} not used`;
  return `${countOf(files, 'file')}: ${what}${left}.`;
}

export const fileStatusWords: Readonly<Record<string, string>> = {
  created: 'new snippet',
  known: 'known already',
  reading: 'reading',
  used: 'used',
  refused: 'refused',
  skipped: 'not used',
};
