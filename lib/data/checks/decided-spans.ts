/** Whether what was decided is gold that the text and the label scheme of the time allow. */
import { z } from 'zod';
import { fragmentsSchema } from '../../domain/assignment/operation';
import { assertPresent } from '../../domain/errors';
import {
  findLabel,
  labelSchemeSchema,
  notClearLabel,
  type LabelScheme,
} from '../../domain/label-scheme/scheme';
import { findFragmentProblems } from '../../domain/spans/validate-fragments';
import { indexText } from '../../domain/text/code-points';
import type { Connection } from '../database';
import { batchSize, findInBatches } from './find-in-batches';
import type { Invariant } from './invariant';

export const decidedSpans: Invariant = {
  name: 'decidedSpans',
  statement:
    'Every span that was decided stands in the text, under a label of the scheme of that time that is not NOT CLEAR.',
  find: findUnfitDecisions,
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly schemeId: string;
  readonly gold: unknown;
};

const goldSchema = z.array(
  z.object({
    fragments: fragmentsSchema,
    label: z.string(),
    values: z.array(z.string().regex(/^-?\d+(\.\d+)?$/u)).optional(),
  }),
);

async function findUnfitDecisions(connection: Connection): Promise<string[]> {
  const versions = await connection.labelScheme.findMany({ select: { id: true, scheme: true } });
  const schemes = new Map(
    versions.map(({ id, scheme }) => [id, labelSchemeSchema.safeParse(scheme).data]),
  );
  return findInBatches<Row>({
    read: (after) => connection.$queryRaw<Row[]>`
      SELECT d."id", s."name", s."text", d."schemeId", d."gold"
        FROM "Decision" d
        JOIN "Case" c ON c."id" = d."caseId"
        JOIN "Snippet" s ON s."id" = c."snippetId"
       WHERE ${after} = '' OR d."id" > NULLIF(${after}, '')::uuid
       ORDER BY d."id" LIMIT ${batchSize}`,
    subjectOf: ({ id, name }) => `decision ${id} (${name})`,
    problemOf: (row) =>
      findProblem(row, assertPresent(schemes.get(row.schemeId), 'the label scheme')),
  });
}

function findProblem({ gold, text: body }: Row, scheme: LabelScheme): string | null {
  const text = indexText(body);
  const problems = goldSchema
    .parse(gold)
    .flatMap(({ fragments, label }) => [
      ...findFragmentProblems(text, fragments),
      ...(label === notClearLabel ? ['It is NOT CLEAR.'] : []),
      ...(findLabel(scheme, label) === undefined ? [`There is no label "${label}".`] : []),
    ]);
  return problems.length === 0 ? null : problems.join(' ');
}
