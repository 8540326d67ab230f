/** The pages of a project in the order of the way, each with the right that opens it. */
import type { ProjectAction } from '@/lib/domain/permissions';
import type { ProjectPage } from './paths';

export const projectPages = [
  { page: '', title: 'Overview', action: 'viewProject' },
  { page: 'import', title: 'Import', action: 'manageProject' },
  { page: 'snippets', title: 'Snippets', action: 'manageProject' },
  { page: 'rounds', title: 'Rounds', action: 'manageProject' },
  { page: 'plan', title: 'Plan', action: 'manageProject' },
  { page: 'practice', title: 'Practice', action: 'viewPractice' },
  { page: 'annotate', title: 'Annotate', action: 'annotate' },
  { page: 'beside-gold', title: 'Beside gold', action: 'viewBesideGold' },
  { page: 'agreement', title: 'Agreement', action: 'viewAgreement' },
  { page: 'adjudicate', title: 'Adjudicate', action: 'viewCaseQueue' },
  { page: 'values', title: 'Values', action: 'manageProject' },
  { page: 'releases', title: 'Releases', action: 'viewReleases' },
  { page: 'members', title: 'Members', action: 'viewProgress' },
  { page: 'scheme', title: 'Labels', action: 'viewProject' },
  { page: 'rules', title: 'Rules', action: 'viewCaseQueue' },
  { page: 'guideline', title: 'Guideline', action: 'viewProject' },
  { page: 'log', title: 'Log', action: 'manageProject' },
] as const satisfies readonly { page: ProjectPage; title: string; action: ProjectAction }[];

/** The pages that somebody who may do these things may open. */
export function pagesFor(actions: readonly ProjectAction[]): (typeof projectPages)[number][] {
  return projectPages.filter(({ action }) => actions.includes(action));
}
