/** The OpenAPI 3.1 description of the API, made from the schemas that check the requests. */
import { z } from 'zod';
import { programVersion } from '@/lib/data/health';
import { statusOfCode } from '@/lib/domain/errors';
import { apiCalls, type ApiCall } from './calls';

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.array(z.record(z.string(), z.unknown())),
  }),
});

const errorAnswer = {
  description: 'What happened, to what, and what to do.',
  content: { 'application/json': { schema: jsonSchema(errorSchema, 'output') } },
};

/** The whole description, as plain JSON. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of apiCalls) {
    paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Goldspan',
      version: programVersion,
      description:
        'Offsets are Unicode code points, half-open [start, end). Times are ISO 8601, UTC.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }, { session: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
    paths,
  };
}

function describeCall({ query, body, form, status = 200, ...call }: ApiCall) {
  return {
    summary: call.summary,
    ...(call.isOpen === true ? { security: [] } : {}),
    parameters: [...pathParameters(call.path), ...queryParameters(query)],
    ...(body === undefined ? {} : { requestBody: content('application/json', body) }),
    ...(form === undefined ? {} : { requestBody: content('multipart/form-data', form) }),
    responses: {
      [status]: {
        description: call.answer,
        content: { [call.file ?? 'application/json']: {} },
      },
      ...(call.isOpen === true ? {} : errorAnswers(call)),
    },
  };
}

/** Every call may refuse; one that changes something may also conflict or find it wrong. */
function errorAnswers({ method }: Pick<ApiCall, 'method'>) {
  const onChange = [statusOfCode.conflict, statusOfCode.tooLarge, statusOfCode.unprocessable];
  const always = [
    statusOfCode.malformed,
    statusOfCode.unauthenticated,
    statusOfCode.forbidden,
    statusOfCode.notFound,
  ];
  const statuses = method === 'post' ? [...always, ...onChange] : always;
  return Object.fromEntries(statuses.map((status) => [status, errorAnswer]));
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject | undefined) {
  if (query === undefined) return [];
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));
}

function content(type: string, schema: z.ZodType) {
  return { required: true, content: { [type]: { schema: jsonSchema(schema, 'input') } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const schemaAndDialect = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(schemaAndDialect).filter(([key]) => key !== '$schema'));
}
