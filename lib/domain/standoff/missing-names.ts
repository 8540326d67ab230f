/**
 * Names that a file uses on its spans and the label scheme lacks. An empty scheme takes them over;
 * for any other they are errors, told once per name.
 */
import type { RefusalDetail } from '../errors';
import { findLabel, type AttributeDefinition, type LabelScheme } from '../label-scheme/scheme';
import type { ParsedLine } from './parse-ann';
import { canBeAttribute } from './tie-lines';

export type MissingNames = {
  /** Types of spans, in the order of the file. */
  readonly types: readonly string[];
  /** Attributes of spans with the values found: none for a flag. */
  readonly attributes: readonly AttributeDefinition[];
  readonly errors: readonly RefusalDetail[];
};

/** @param rows the ids of the `T` lines that become annotations */
export function findMissingNames(
  lines: readonly ParsedLine[],
  rows: { has: (id: string) => boolean },
  scheme: LabelScheme,
  file: string,
): MissingNames {
  const known = new Set(scheme.attributes.map(({ name }) => name));
  const types = new Map<string, number[]>();
  const attributes = new Map<string, number[]>();
  const values = new Map<string, Set<string>>();
  for (const { body, number } of lines) {
    if (body.kind === 'textBound' && rows.has(body.id)) {
      if (findLabel(scheme, body.type) === undefined) append(types, body.type, number);
    } else if (body.kind === 'attribute' && rows.has(body.target)) {
      if (known.has(body.name) || !canBeAttribute(body.name)) continue;
      append(attributes, body.name, number);
      const found = values.get(body.name) ?? new Set();
      values.set(body.name, body.value === true ? found : found.add(body.value));
    }
  }
  return {
    types: [...types.keys()],
    attributes: [...attributes.keys()].map((name) => ({
      name,
      labels: [],
      values: [...(values.get(name) ?? [])].sort(),
    })),
    errors: [
      ...[...types].map((entry) => refuse('type', entry, file)),
      ...[...attributes].map((entry) => refuse('attribute', entry, file)),
    ],
  };
}

function append(map: Map<string, number[]>, name: string, line: number): void {
  const lines = map.get(name);
  if (lines === undefined) map.set(name, [line]);
  else lines.push(line);
}

function refuse(
  what: 'type' | 'attribute',
  [name, lines]: [string, number[]],
  file: string,
): RefusalDetail {
  const more = lines.length > 1 ? ` (and on ${lines.length - 1} more lines)` : '';
  return {
    file,
    ...(lines[0] === undefined ? {} : { line: lines[0] }),
    message: `The label scheme has no ${what} "${name}"${more}. Add it to the scheme, or correct the file.`,
  };
}
