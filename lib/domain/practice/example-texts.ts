/**
 * A first practice for projects with the labels of the template "PV600 bandgaps": six short texts
 * with what is expected of a reading, and why. The sentences are made up; nothing here is data
 * about a real sample.
 */
import type { Outcome } from '../assignment/operation';
import { findLabel, type LabelScheme } from '../label-scheme/scheme';
import { fromUtf16, indexText } from '../text/code-points';
import type { Fragment } from '../spans/fragment';
import type { Reason } from './reason';

type ExampleSpan = {
  /** Stands in the text once. */
  readonly quote: string;
  readonly label: string;
} & Reason;

export type ExampleText = {
  /** Seen before the text is read: it gives nothing away. */
  readonly name: string;
  readonly material: string;
  readonly text: string;
  readonly outcome: Outcome;
  readonly flagReason: string | null;
  readonly spans: readonly ExampleSpan[];
} & Reason;

export const exampleTexts: readonly ExampleText[] = [
  {
    name: 'Practice 1',
    material: 'MAPI',
    text: 'We prepared MAPI films by spin coating and annealed them at 100 °C. From the absorption edge of our films we measured a bandgap of about 1.58 eV. The films are 420 nm thick.',
    outcome: 'values',
    flagReason: null,
    spans: [
      {
        quote: '1.58 eV',
        label: 'Experimental_bandgap',
        why: 'The span goes from the first digit to the unit. "About" stays outside: see also 2.3.',
        clause: '2.1',
      },
    ],
    why: 'The authors measured their own films, so the label is Experimental.',
    clause: '4.1',
  },
  {
    name: 'Practice 2',
    material: 'MAPB',
    text: 'Thin layers of MAPB look orange. For layers of this kind, earlier work reports bandgaps of 2.2–2.4 eV [14], depending on the size of the crystals.',
    outcome: 'values',
    flagReason: null,
    spans: [
      {
        quote: '2.2–2.4 eV',
        label: 'Literature_bandgap',
        why: 'A range is one value: both ends and the unit are one span, which reads as 2.3.',
        clause: '3.2',
      },
    ],
    why: 'A citation shows that the range is taken from other work.',
    clause: '4.3',
  },
  {
    name: 'Practice 3',
    material: 'CsPbBr3',
    text: 'Our calculation without spin–orbit coupling gives CsPbBr3 a bandgap of 2.51 eV. The crystals that we grew show an optical gap of 2.29 ± 0.02 eV at room temperature.',
    outcome: 'values',
    flagReason: null,
    spans: [
      {
        quote: '2.51 eV',
        label: 'Computational_bandgap',
        why: 'The authors calculated this one.',
        clause: '4.2',
      },
      {
        quote: '2.29 ± 0.02 eV',
        label: 'Experimental_bandgap',
        why: 'The authors measured this one. The margin belongs to the span.',
        clause: '2.4',
      },
    ],
    why: 'Both values are of the authors; the label tells how each was found.',
    clause: '4',
  },
  {
    name: 'Practice 4',
    material: 'FAPI',
    text: 'Exchanging the cation shifts the absorption. MAPI and FAPI have bandgaps of 1.57 and 1.49 eV, respectively, and the emission of FAPI peaks at 1.53 eV.',
    outcome: 'values',
    flagReason: null,
    spans: [
      {
        quote: '1.49 eV',
        label: 'Unknown_bandgap',
        why: 'The text does not say whether it was measured, calculated or cited.',
        clause: '4.4',
      },
    ],
    why: 'Only the second number is about FAPI: the first belongs to MAPI, and an emission peak is no bandgap (1.2).',
    clause: '5.1',
  },
  {
    name: 'Practice 5',
    material: 'CsPbI3',
    text: 'CsPbI3 turns yellow in moist air within an hour. After the change the bandgap is wider by 0.9 eV, and it always stays below 3 eV.',
    outcome: 'none',
    flagReason: null,
    spans: [],
    why: 'A change and a bound are no values, so the answer is "No value here".',
    clause: '1.4',
  },
  {
    name: 'Practice 6',
    material: 'MAPI',
    text: 'Two samples were compared, one of MAPI and one of its alloy with bromide. For this sample a bandgap of 1.66 eV was found, in line with its colour.',
    outcome: 'undecided',
    flagReason: 'which sample',
    spans: [],
    why: 'Nobody can tell which of the two samples is meant. Flag the snippet, pick the reason and finish it as undecided; the meeting decides.',
    clause: '6.2',
  },
];

/** Where a span of an example stands, in code points. */
export function fragmentOf({ text }: Pick<ExampleText, 'text'>, quote: string): Fragment {
  const indexed = indexText(text);
  const at = text.indexOf(quote);
  if (at < 0 || text.includes(quote, at + 1)) {
    throw new Error(`"${quote}" does not stand in the example once.`);
  }
  return [fromUtf16(indexed, at), fromUtf16(indexed, at + quote.length)];
}

/** True for a project in whose scheme every label of the examples can be given. */
export function fitsExamples(scheme: LabelScheme): boolean {
  return exampleTexts.every(({ spans }) =>
    spans.every(({ label }) => findLabel(scheme, label)?.retired === false),
  );
}
