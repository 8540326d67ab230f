import { expect, test } from 'vitest';
import { z } from 'zod';
import { listCalls, typeWords, type Schema } from './describe-api';

function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input' }) as Schema;
}

test.each([
  [z.string(), 'text'],
  [z.int(), 'whole number'],
  [z.enum(['a', 'b']), '"a" or "b"'],
  [z.string().nullable(), 'text or null'],
  [z.array(z.tuple([z.int(), z.int()])), 'list of [whole number, whole number]'],
  [z.object({ a: z.string(), b: z.boolean().optional() }), '{ a: text, b?: true or false }'],
  [z.unknown(), 'anything'],
])('types in words', (schema, words) => {
  expect(typeWords(schemaOf(schema))).toBe(words);
});

test('a call has its query, the fields of its body, and its answers', () => {
  const body = schemaOf(z.object({ name: z.string(), draft: z.boolean().default(false) }));
  const [call] = listCalls({
    '/projects/{project}/releases': {
      post: {
        summary: 'Make a release.',
        parameters: [
          { name: 'project', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'q', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { '202': { description: 'A job.' } },
      },
    },
  });
  expect(call).toEqual({
    method: 'POST',
    path: '/projects/{project}/releases',
    summary: 'Make a release.',
    needsToken: true,
    query: [{ name: 'q', type: 'text', isRequired: false, note: '' }],
    bodyType: 'application/json',
    bodies: [
      [
        { name: 'name', type: 'text', isRequired: true, note: '' },
        { name: 'draft', type: 'true or false', isRequired: false, note: 'false when absent' },
      ],
    ],
    answers: [{ status: '202', words: 'A job.' }],
  });
});
