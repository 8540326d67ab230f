/** The address of a snippet on the annotator's screen. */
export function snippetHref(projectId: string, assignmentId: string): string {
  return `/projects/${encodeURIComponent(projectId)}/annotate/${encodeURIComponent(assignmentId)}`;
}
