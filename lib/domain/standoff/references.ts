/**
 * Relations and events of an imported file that refer to an annotation. They cannot be edited, so
 * while one refers to a span, the span may not be removed, and an event's trigger may not get
 * another label either.
 */
import { parseAnnLine, type AnnLine } from './ann-line';
import type { SourceFileLines } from './source-file';

export type AnnotationReference = {
  /** 1-based, in the imported file. */
  readonly line: number;
  readonly text: string;
  /** `trigger`: the annotation is the event's trigger. */
  readonly role: 'argument' | 'trigger';
};

/** The lines that refer to one annotation, in the order of the file; each once. */
export function findReferences(
  source: SourceFileLines,
  annotationId: string,
): readonly AnnotationReference[] {
  return indexReferences(source).get(annotationId) ?? [];
}

/** The same for all annotations of a file at once; those without references are absent. */
export function indexReferences(
  source: SourceFileLines,
): ReadonlyMap<string, readonly AnnotationReference[]> {
  const bodies = source.lines.map(({ text }) => parseAnnLine(text));
  const annotationOf = new Map<string, string>();
  bodies.forEach((body, i) => {
    const tie = source.lines[i]?.tie;
    if (body.kind === 'textBound' && tie?.part === 'span') {
      annotationOf.set(body.id, tie.annotation);
    }
  });
  const references = new Map<string, AnnotationReference[]>();
  bodies.forEach((body, i) => {
    for (const [target, role] of rolesIn(body)) {
      const annotation = annotationOf.get(target);
      if (annotation === undefined) continue;
      const found = references.get(annotation) ?? [];
      found.push({ line: i + 1, text: source.lines[i]?.text ?? '', role });
      references.set(annotation, found);
    }
  });
  return references;
}

/** Each id that a relation or event names, once; being the trigger outweighs being an argument. */
function rolesIn(body: AnnLine): ReadonlyMap<string, AnnotationReference['role']> {
  const roles = new Map<string, AnnotationReference['role']>();
  if (body.kind !== 'relation' && body.kind !== 'event') return roles;
  for (const { target } of body.args) roles.set(target, 'argument');
  if (body.kind === 'event') roles.set(body.trigger, 'trigger');
  return roles;
}
