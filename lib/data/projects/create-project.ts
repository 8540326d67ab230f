import { Refusal } from '../../domain/errors';
import { schemeFromBrat } from '../../domain/label-scheme/scheme-from-brat';
import type { LabelScheme } from '../../domain/label-scheme/scheme';
import { blankTemplate, pv600Template } from '../../domain/label-scheme/templates';
import { requireAdmin, type Actor } from '../actor';
import { inTransaction } from '../database';
import { newId } from '../identifier';

export type NewProject = {
  readonly name: string;
  readonly template: 'pv600' | 'blank';
  /** The text of a brat `annotation.conf`; its types become the labels. */
  readonly annotationConf?: string | undefined;
  readonly visualConf?: string | undefined;
  readonly shortcutsConf?: string | undefined;
  readonly isDemo?: boolean;
};

/**
 * Makes a project with its first scheme, guideline and round; the actor becomes its lead.
 * @returns the project's id
 * @throws Refusal `forbidden` for one who is no admin, `unprocessable` with file and line for a
 *   configuration that cannot be read
 */
export async function createProject(actor: Actor, project: NewProject): Promise<string> {
  requireAdmin(actor, 'make projects');
  const template = project.template === 'pv600' ? pv600Template : blankTemplate;
  const scheme = schemeOf(project, template.scheme);
  const id = newId();
  await inTransaction(async (tx) => {
    await tx.project.create({
      data: {
        id,
        name: project.name,
        question: template.question,
        isSchemeOpen: project.template === 'blank' && project.annotationConf === undefined,
        isDemo: project.isDemo ?? false,
        schemes: { create: { id: newId(), version: 1, scheme } },
        guidelines: { create: { id: newId(), version: 1, text: template.guideline } },
        rounds: { create: { id: newId(), number: 1, name: 'Round 1' } },
      },
    });
    if (actor.kind === 'user') {
      await tx.membership.create({
        data: { projectId: id, userId: actor.userId, roles: ['lead'] },
      });
    }
  });
  return id;
}

function schemeOf(project: NewProject, fromTemplate: LabelScheme): LabelScheme {
  if (project.annotationConf === undefined) return fromTemplate;
  const { scheme, errors } = schemeFromBrat({
    annotationConf: project.annotationConf,
    visualConf: project.visualConf,
    shortcutsConf: project.shortcutsConf,
  });
  if (errors.length > 0) {
    throw new Refusal('unprocessable', 'The brat configuration cannot be read.', errors);
  }
  return scheme;
}
