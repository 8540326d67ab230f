import { indexReferences, type AnnotationReference } from '../../domain/standoff/references';
import { sourceFileLinesSchema } from '../../domain/standoff/source-file';

/** The relations and events of a stored source file, by the annotation that they refer to. */
export function referencesOf(
  storedLines: unknown,
): ReadonlyMap<string, readonly AnnotationReference[]> {
  if (storedLines === null || storedLines === undefined) return new Map();
  return indexReferences(sourceFileLinesSchema.parse(storedLines));
}
