import { notFound, Refusal } from '../../domain/errors';
import type { ColumnMapping } from '../../domain/snippets/column-mapping';
import { headColumns } from '../../domain/snippets/row-preview';
import { type Delimiter, tableKind } from '../../domain/snippets/table-format';
import type { UserActor } from '../actor';
import { database } from '../database';
import { createJob } from '../jobs/jobs';
import { requireProject } from '../rights/require-project';
import { rememberMapping } from './column-mappings';
import { normaliseEmail } from '../users/email';

export type ImportRequest = {
  readonly kind: 'texts' | 'readings';
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** A round's name; made when it is missing. The project's latest when absent. */
  readonly round?: string | undefined;
  /** E-mail of the annotator whose finished work the `.ann` files are; for `readings` only. */
  readonly annotator?: string | undefined;
  /** The repair chosen for offsets that were counted in another unit. */
  readonly offsetUnit?: 'utf16' | 'bytes' | undefined;
  /** Which column of a file of rows becomes what; as remembered, or as headed, when absent. */
  readonly mapping?: ColumnMapping | undefined;
  /** What parts the cells of a csv; as its headings are parted when absent. */
  readonly delimiter?: Delimiter | undefined;
};

/** What the job reads: the request without its bytes, people and rounds by id. */
export type ImportInput = {
  readonly kind: 'texts' | 'readings';
  readonly fileName: string;
  readonly round: string | null;
  readonly annotatorId: string | null;
  readonly offsetUnit: 'utf16' | 'bytes' | null;
  // Imports that were requested before there were files of rows lack these.
  readonly mapping?: ColumnMapping | null;
  readonly delimiter?: Delimiter | null;
};

/**
 * Stages the bytes of an import and makes its job. A mapping that is given is remembered.
 * @returns the job's id, to be put into the queue
 * @throws Refusal `unprocessable` when the annotator is missing or does not annotate here, and for
 *   rows as readings
 */
export async function requestImport(
  actor: UserActor,
  projectId: string,
  request: ImportRequest,
): Promise<string> {
  await requireProject(actor, 'manageProject', projectId);
  if (request.bytes.byteLength === 0) {
    throw new Refusal('unprocessable', `The file ${request.fileName} is empty.`);
  }
  const isTable = tableKind(request.fileName) !== null;
  if (isTable && request.kind === 'readings') {
    throw new Refusal(
      'unprocessable',
      `${request.fileName} holds rows, which have no annotations. Import it as texts.`,
    );
  }
  const input: ImportInput = {
    kind: request.kind,
    fileName: request.fileName,
    round: request.round ?? null,
    annotatorId: await findAnnotator(projectId, request),
    offsetUnit: request.offsetUnit ?? null,
    mapping: request.mapping ?? null,
    delimiter: request.delimiter ?? null,
  };
  if (isTable && request.mapping !== undefined) {
    const columns = headColumns(request.fileName, request.bytes, input.delimiter ?? null);
    await rememberMapping(actor, projectId, columns, request.mapping);
  }
  return createJob(actor, projectId, 'import', input, request.bytes);
}

async function findAnnotator(projectId: string, request: ImportRequest): Promise<string | null> {
  if (request.kind === 'texts') return null;
  if (request.annotator === undefined) {
    throw new Refusal('unprocessable', 'Readings need the e-mail of their annotator.');
  }
  const member = await database().membership.findFirst({
    where: {
      projectId,
      leftAt: null,
      roles: { has: 'annotator' },
      user: { email: normaliseEmail(request.annotator) },
    },
    select: { userId: true },
  });
  if (member === null)
    throw notFound(`An annotator of this project with the e-mail ${request.annotator}`);
  return member.userId;
}
