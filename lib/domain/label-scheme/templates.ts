/**
 * What a new project can start from: a question with a `{target}` slot for the material of
 * interest, a label scheme, a guideline and the reasons offered for NOT CLEAR. "PV600 bandgaps"
 * follows the annotation rules of the PV600 data paper; a template is copied into the project and
 * never looked at again.
 */
import { labelSchemeSchema, notClearLabel, type LabelScheme } from './scheme';
import { blankGuideline, pv600Guideline } from './template-guideline';

export type ProjectTemplate = {
  readonly id: string;
  readonly title: string;
  /** Has one `{target}` slot; `questionFor` fills it. */
  readonly question: string;
  readonly scheme: LabelScheme;
  /** Markdown. */
  readonly guideline: string;
};

/** The question as a reader sees it: every `{target}` replaced by the snippet's material. */
export function questionFor(question: string, material: string | null): string {
  return question.replaceAll('{target}', () => material ?? 'the material');
}

const electronVolt = { unit: 'eV' };

export const pv600Template: ProjectTemplate = {
  id: 'pv600',
  title: 'PV600 bandgaps',
  question: 'What is the numerical value of the bandgap of {target}?',
  scheme: labelSchemeSchema.parse({
    labels: [
      {
        name: 'Experimental_bandgap',
        title: 'Experimental',
        shortName: 'Experimental',
        key: '1',
        color: '#007a5a',
        description: 'Measured by the authors of this article.',
        quantity: electronVolt,
      },
      {
        name: 'Computational_bandgap',
        title: 'Computational',
        shortName: 'Computational',
        key: '2',
        color: '#0a62a3',
        description: 'Calculated or simulated by the authors of this article.',
        quantity: electronVolt,
      },
      {
        name: 'Literature_bandgap',
        title: 'Literature',
        shortName: 'Literature',
        key: '3',
        color: '#b03a86',
        description: 'Taken from other work, by citation or clear reference.',
        quantity: electronVolt,
      },
      {
        name: 'Unknown_bandgap',
        title: 'Unknown',
        shortName: 'Unknown',
        key: '4',
        color: '#34363d',
        description: 'The snippet does not say where the value comes from.',
        quantity: electronVolt,
      },
      {
        name: notClearLabel,
        title: 'NOT CLEAR',
        key: '0',
        color: '#b84a00',
        description: 'This span cannot be judged; the meeting decides.',
      },
    ],
  }),
  guideline: pv600Guideline,
};

/** No labels yet: an import of a brat folder brings its own, or the lead adds them. */
export const blankTemplate: ProjectTemplate = {
  id: 'blank',
  title: 'Blank',
  question: 'What does this text say about {target}?',
  scheme: labelSchemeSchema.parse({ labels: [] }),
  guideline: blankGuideline,
};

export const projectTemplates: readonly ProjectTemplate[] = [pv600Template, blankTemplate];
