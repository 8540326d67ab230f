/** Every call of the API, as its OpenAPI description lists it. A test holds it equal to the routes. */
import type { z } from 'zod';
import { decisionRequestSchema } from '@/lib/data/cases/record-decision';
import { operationsRequestSchema } from '@/lib/domain/assignment/operation';
import {
  agreementQuery,
  casesQuery,
  importForm,
  listQuery,
  logQuery,
  progressQuery,
  newMemberBody,
  newProjectBody,
  newReleaseBody,
  planBody,
  readingsQuery,
  snippetsQuery,
} from './schemas';

export type ApiCall = {
  readonly method: 'get' | 'post';
  /** With `{parameter}` where a route has `[parameter]`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly form?: z.ZodObject;
  readonly status?: 200 | 201 | 202;
  readonly answer: string;
  /** Content type of the answer when it is not JSON. */
  readonly file?: string;
  readonly isOpen?: boolean;
};

const project = '/projects/{project}';

export const apiCalls: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/health',
    summary: 'Whether the program and its database answer.',
    answer: 'Status and versions; 503 when the database does not answer.',
    isOpen: true,
  },
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This description.',
    answer: 'OpenAPI 3.1.',
    isOpen: true,
  },
  { method: 'get', path: '/projects', summary: 'The projects you are in.', answer: 'Projects.' },
  {
    method: 'post',
    path: '/projects',
    summary: 'Make a project, from a template or from brat’s configuration. For admins.',
    body: newProjectBody,
    status: 201,
    answer: 'The project.',
  },
  {
    method: 'get',
    path: project,
    summary: 'A project with its counts and its stage.',
    answer: 'The project; counts only for those who may see progress.',
  },
  {
    method: 'get',
    path: `${project}/members`,
    summary: 'The people of a project and their progress.',
    answer: 'Members.',
  },
  {
    method: 'post',
    path: `${project}/members`,
    summary: 'Add a person. An account that exists is never touched.',
    body: newMemberBody,
    status: 201,
    answer: 'The member; an invitation link for a new account without a password.',
  },
  {
    method: 'post',
    path: `${project}/imports`,
    summary:
      'Upload texts (files, or rows of csv or JSON Lines), or finished readings of an annotator.',
    form: importForm,
    status: 202,
    answer: 'The job.',
  },
  {
    method: 'get',
    path: '/jobs/{job}',
    summary: 'How far a job is, and its report.',
    answer: 'The job: state, progress from 0 to 1, report.',
  },
  {
    method: 'post',
    path: `${project}/plans`,
    summary: 'Preview a plan, or commit it and make the assignments.',
    body: planBody,
    answer: 'Folders, loads, pairs, warnings; with commit, how many assignments were made.',
  },
  {
    method: 'get',
    path: `${project}/snippets`,
    summary: 'The snippets of a project by name.',
    query: snippetsQuery,
    answer: 'Snippets.',
  },
  {
    method: 'get',
    path: '/assignments',
    summary: 'Your own assignments, in your order.',
    query: listQuery,
    answer: 'Assignments.',
  },
  {
    method: 'get',
    path: '/assignments/{assignment}',
    summary: 'One of your assignments, with its text, scheme and state.',
    answer: 'The assignment.',
  },
  {
    method: 'post',
    path: '/assignments/{assignment}/operations',
    summary: 'Change one of your readings. Sent twice, an operation is applied once.',
    body: operationsRequestSchema,
    answer:
      'The new revision, the ids acknowledged, the state (not with `Prefer: return=minimal`); 409 with the state when stale.',
  },
  {
    method: 'get',
    path: `${project}/agreement`,
    summary: 'Agreement before adjudication, per pair and pooled.',
    query: agreementQuery,
    answer: 'Pairs, pooled, what was left out and why.',
  },
  {
    method: 'get',
    path: `${project}/agreement.csv`,
    summary: 'The same as a table: a row for each number of each pair, and of all together.',
    query: agreementQuery,
    answer: 'Readers, measure, value, 95 % interval where a seed is given, why there is no value.',
    file: 'text/csv',
  },
  {
    method: 'get',
    path: `${project}/cases`,
    summary: 'The adjudication queue.',
    query: casesQuery,
    answer: 'Cases with reasons; readings where you may see them.',
  },
  { method: 'get', path: '/cases/{case}', summary: 'One case.', answer: 'The case.' },
  {
    method: 'post',
    path: '/cases/{case}/decisions',
    summary: 'Decide an item, or the whole case.',
    body: decisionRequestSchema,
    answer: 'The case; 409 with it when it has changed.',
  },
  {
    method: 'get',
    path: `${project}/releases`,
    summary: 'The releases of a project, newest first.',
    answer: 'Releases.',
  },
  {
    method: 'post',
    path: `${project}/releases`,
    summary: 'Make a release. A final one is refused with the list of what is not settled.',
    body: newReleaseBody,
    status: 202,
    answer: 'The job.',
  },
  {
    method: 'get',
    path: `${project}/releases/{release}`,
    summary: 'A release with its manifest.',
    answer: 'The release.',
  },
  {
    method: 'get',
    path: `${project}/releases/{release}/files/{file}`,
    summary: 'A file of a release, the same bytes for ever.',
    answer: 'The file.',
    file: 'application/octet-stream',
  },
  {
    method: 'get',
    path: `${project}/readings.zip`,
    summary: 'The finished readings that you may see, as brat folders.',
    query: readingsQuery,
    answer: 'A zip file.',
    file: 'application/zip',
  },
  {
    method: 'get',
    path: `${project}/log.csv`,
    summary: 'Who did what when, newest first; for leads.',
    query: logQuery,
    answer: 'A CSV file.',
    file: 'text/csv',
  },
  {
    method: 'get',
    path: `${project}/progress.csv`,
    summary: 'How many readings were finished on which day; for those who may see progress.',
    query: progressQuery,
    answer: 'A CSV file.',
    file: 'text/csv',
  },
];
