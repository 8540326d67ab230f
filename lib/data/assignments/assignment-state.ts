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
  return stateOf(row, annotations.map(annotationOfRow));
}

/** The state of an assignment whose annotations were read before, in the order of `place`. */
export function stateOf(row: AssignmentRow, annotations: readonly Annotation[]): AssignmentState {
  return {
    revision: row.revision,
    status: row.status,
    outcome: row.outcome,
    flag: { on: row.flagReason !== null, reason: row.flagReason },
    note: row.note,
    annotations,
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

/** The place of each annotation, by its id. */
export type Places = ReadonlyMap<string, number>;

/**
 * What turns the rows of `before` into those of `after`, and the places after it. Annotations that
 * a fold did not change are the same objects, which spares comparing thousands.
 */
export function annotationChanges(
  before: readonly Annotation[],
  places: Places,
  after: readonly Annotation[],
  text: IndexedText,
): { upserts: AnnotationUpsert[]; removed: string[]; places: Places } {
  const known = new Map(before.map((annotation) => [annotation.id, annotation]));
  const next = new Map(places);
  let last = -1;
  for (const place of places.values()) last = Math.max(last, place);
  const upserts: AnnotationUpsert[] = [];
  let highest = -1;
  for (const annotation of after) {
    const old = known.get(annotation.id);
    known.delete(annotation.id);
    const oldPlace = next.get(annotation.id) ?? -1;
    // One that was removed and put back stands last now.
    const place = oldPlace > highest ? oldPlace : ++last;
    highest = place;
    if (place === oldPlace && old !== undefined && isSame(old, annotation)) continue;
    next.set(annotation.id, place);
    upserts.push(upsertOf(annotation, text, place));
  }
  const removed = [...known.keys()];
  for (const id of removed) next.delete(id);
  return { upserts, removed, places: next };
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

function isSame(a: Annotation, b: Annotation): boolean {
  return a === b || contentOf(a) === contentOf(b);
}

function contentOf({ fragments, label, attributes, note }: Annotation): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([fragments, label, sorted, note]);
}
