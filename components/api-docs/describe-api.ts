/** An OpenAPI description as lists of calls and fields, for a page that people read. */
import { z } from 'zod';

/** The parts of JSON Schema that the API's own schemas use. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly description?: string;
  readonly format?: string;
  readonly additionalProperties?: boolean | Schema;
};

export type Field = {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly note: string;
};

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** False for a call that anybody may make. */
  readonly needsToken: boolean;
  readonly query: readonly Field[];
  readonly bodyType: string | null;
  /** Fields of the body, or of each of its variants. */
  readonly bodies: readonly (readonly Field[])[];
  readonly answers: readonly { readonly status: string; readonly words: string }[];
};

const schemaSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const callSchema = z.object({
  summary: z.string().default(''),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: schemaSchema.default({}),
      }),
    )
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) })
    .optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })).default({}),
});

/** Every call, in the order of the description. @param paths of an OpenAPI document */
export function listCalls(
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, description]) =>
      describeCall(method, path, callSchema.parse(description)),
    ),
  );
}

function describeCall(method: string, path: string, call: z.infer<typeof callSchema>): Call {
  const [body] = Object.entries(call.requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    path,
    summary: call.summary,
    needsToken: call.security === undefined,
    query: call.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema }) => describeField(name, schema, required)),
    bodyType: body?.[0] ?? null,
    bodies: body === undefined ? [] : variantsOf(body[1].schema).map(fieldsOf),
    answers: Object.entries(call.responses).map(([status, { description }]) => ({
      status,
      words: description,
    })),
  };
}

function variantsOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    describeField(name, property, schema.required?.includes(name) ?? false),
  );
}

function describeField(name: string, schema: Schema, isRequired: boolean): Field {
  const notes = [
    schema.description,
    schema.default !== undefined && `${wordOf(schema.default)} when absent`,
  ];
  return {
    name,
    type: typeWords(schema),
    isRequired,
    note: notes.filter((note) => note !== undefined && note !== false).join('; '),
  };
}

/** The type of a value in words: `text`, `"a" or "b"`, `list of { id: text, at: text }`. */
export function typeWords(schema: Schema): string {
  if (schema.const !== undefined) return wordOf(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(wordOf).join(' or ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.map(typeWords).join(' or ');
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.length === 0 ? 'anything' : types.map((type) => oneType(type, schema)).join(' or ');
}

function oneType(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'file' : 'text';
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return listWords(schema);
    case 'object': {
      const fields = fieldsOf(schema);
      if (fields.length === 0) return 'object';
      const words = fields.map(
        ({ name, type: of, isRequired }) => `${name}${isRequired ? '' : '?'}: ${of}`,
      );
      return `{ ${words.join(', ')} }`;
    }
    default:
      return type;
  }
}

function listWords({ items, prefixItems }: Schema): string {
  const places = prefixItems ?? (Array.isArray(items) ? (items as readonly Schema[]) : undefined);
  if (places !== undefined) return `[${places.map(typeWords).join(', ')}]`;
  return items === undefined ? 'list' : `list of ${typeWords(items as Schema)}`;
}

function wordOf(value: unknown): string {
  return JSON.stringify(value);
}
