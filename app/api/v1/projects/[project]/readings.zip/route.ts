import { readingsQuery } from '@/app/api/_contract/schemas';
import { answerFile } from '@/app/api/_http/download';
import { defineRoute } from '@/app/api/_http/route';
import { exportReadings } from '@/lib/data/readings/export-readings';
import { zipFiles } from '@/lib/domain/release/zip-files';

export const GET = defineRoute({
  query: readingsQuery,
  answer: async ({ actor, params, query }) => {
    const files = await exportReadings(actor, params.project ?? '', query);
    return answerFile('readings.zip', zipFiles(files));
  },
});
