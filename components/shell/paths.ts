/** The addresses of the pages, so that a link and its page cannot drift apart unseen. */

export type ProjectPage =
  | ''
  | 'import'
  | 'snippets'
  | 'rounds'
  | 'plan'
  | 'practice'
  | 'annotate'
  | 'beside-gold'
  | 'agreement'
  | 'adjudicate'
  | 'values'
  | 'releases'
  | 'members'
  | 'scheme'
  | 'rules'
  | 'guideline'
  | 'log';

/** A page of a project; '' is its overview. */
export function projectPath(projectId: string, page: ProjectPage = ''): string {
  const root = `/projects/${encodeURIComponent(projectId)}`;
  return page === '' ? root : `${root}/${page}`;
}

/** One of the actor's own readings beside gold. */
export function besideGoldPath(projectId: string, assignmentId: string): string {
  return `${projectPath(projectId, 'beside-gold')}/${encodeURIComponent(assignmentId)}`;
}

/** An own finished try beside what was expected. */
export function practiceTryPath(projectId: string, assignmentId: string): string {
  return `${projectPath(projectId, 'practice')}/${encodeURIComponent(assignmentId)}`;
}

/** Where a person's open work is moved; anybody's when nobody is named. */
export function moveWorkPath(projectId: string, userId?: string): string {
  const path = `${projectPath(projectId, 'plan')}/move`;
  return userId === undefined ? path : `${path}?from=${encodeURIComponent(userId)}`;
}

export function casePath(projectId: string, caseId: string): string {
  return `${projectPath(projectId, 'adjudicate')}/${encodeURIComponent(caseId)}`;
}

/** A call of the API that concerns one project. */
export function projectApiPath(projectId: string, call: string): string {
  return `/api/v1/projects/${encodeURIComponent(projectId)}/${call}`;
}
