/** From rows to the domain's state of an assignment, and from a folded state to rows. */
import { z } from 'zod';
import type { AssignmentState } from '../../domain/assignment/state';
import {
  flattenFragments,
  pairFragments,
  type Annotation,
  type Attributes,
} from '../../domain/spans/fragment';
import { quoteOf, type IndexedText } from '../../domain/text/code-points';
import type { AssignmentStatus, Outcome } from '../generated/enums';

export type AnnotationRow = {
  readonly id: string;
  readonly fragments: number[];
  readonly label: string;
  readonly attributes: unknown;
  readonly note: string | null;
  readonly place: number;
};

type AssignmentRow = {
  readonly revision: number;
  readonly status: AssignmentStatus;
  readonly outcome: Outcome | null;
  readonly flagReason: string | null;
  readonly note: string | null;
};

const storedAttributes = z.record(z.string(), z.union([z.string(), z.literal(true)]));

/** The state of an assignment; annotations must come in the order of `place`. */
export function stateOfRows(
  row: AssignmentRow,
  annotations: readonly AnnotationRow[],
): AssignmentState {
  return {
    revision: row.revision,
    status: row.status,
    outcome: row.outcome,
    flag: { on: row.flagReason !== null, reason: row.flagReason },
    note: row.note,
    annotations: annotations.map(annotationOfRow),
  };
}

export function annotationOfRow(row: AnnotationRow): Annotation {
  return {
    id: row.id,
    fragments: pairFragments(row.fragments),
    label: row.label,
    attributes: attributesOf(row.attributes),
    note: row.note,
  };
}

function attributesOf(json: unknown): Attributes {
  return storedAttributes.parse(json);
}

/** An annotation as `commit_operations` takes it. */
export type AnnotationUpsert = {
  readonly id: string;
  readonly fragments: readonly number[];
  readonly label: string;
  readonly attributes: Attributes;
  readonly note: string | null;
  readonly quote: string;
  readonly place: number;
};

/** What turns the rows of `before` into those of `after`. */
export function annotationChanges(
  before: readonly AnnotationRow[],
  after: readonly Annotation[],
  text: IndexedText,
): { upserts: AnnotationUpsert[]; removed: string[] } {
  const places = new Map(before.map((row) => [row.id, row.place]));
  const known = new Map(before.map((row) => [row.id, contentOf(annotationOfRow(row))]));
  let last = Math.max(-1, ...places.values());
  const upserts = after
    .filter((annotation) => known.get(annotation.id) !== contentOf(annotation))
    .map((annotation) => upsertOf(annotation, text, places.get(annotation.id) ?? ++last));
  const kept = new Set(after.map(({ id }) => id));
  return { upserts, removed: before.map(({ id }) => id).filter((id) => !kept.has(id)) };
}

export function upsertOf(
  annotation: Annotation,
  text: IndexedText,
  place: number,
): AnnotationUpsert {
  return {
    id: annotation.id,
    fragments: flattenFragments(annotation.fragments),
    label: annotation.label,
    attributes: annotation.attributes,
    note: annotation.note,
    quote: quoteOf(text, annotation.fragments),
    place,
  };
}

function contentOf({ fragments, label, attributes, note }: Annotation): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fragments, label, sorted, note]);
}
