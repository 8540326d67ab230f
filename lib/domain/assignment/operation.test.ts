import { describe, expect, it } from 'vitest';
import { operationSchema } from './operation';

const id = 'A2C4E6F8-0000-4000-8000-0123456789AB';

describe('operationSchema', () => {
  it('takes an id in capitals for the id that it is', () => {
    const at = '2026-01-01T12:00:00Z';
    const add = { id, at, type: 'add', annotation: { id, fragments: [[0, 1]], label: 'x' } };
    const small = id.toLowerCase();
    expect(operationSchema.parse(add)).toMatchObject({ id: small, annotation: { id: small } });
    const remove = { id, at, type: 'remove', annotation: id };
    expect(operationSchema.parse(remove)).toMatchObject({ id: small, annotation: small });
  });
});
