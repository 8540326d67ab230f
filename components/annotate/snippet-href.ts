/** The address of a snippet on the annotator's screen. */
export function snippetHref(projectId: string, assignmentId: string): string {
  return `/projects/${encodeURIComponent(projectId)}/annotate/${encodeURIComponent(assignmentId)}`;
}

/** The part of an address that names a span of its snippet. */
export function hashOfSpan(annotationId: string): string {
  return `#span=${encodeURIComponent(annotationId)}`;
}

/** The span that an address names; null when it names none. */
export function spanOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/u, '')).get('span');
}
