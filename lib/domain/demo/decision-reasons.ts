/**
 * What a meeting may say about a decision, with the clause of the PV600 guideline that it cites.
 * The sentences hold for any snippet of their kind, since the generator knows no more than the
 * wording of the value and its label.
 */
import type { Reason } from '../adjudication/item';

export type DecisionReason = { readonly clause: string; readonly sentences: readonly string[] };

/** Clauses that say why nothing is marked. */
export type ClauseAgainst = '1.2' | '1.4' | '2.5' | '5.1' | '5.3' | '6.1' | '6.3';

/** Sentences for "no value here", by clause. */
export const reasonAgainst: Readonly<Record<ClauseAgainst, readonly string[]>> = {
  '1.2': [
    'The number is an energy, but the text does not call it a bandgap of this material.',
    'This is another quantity in eV, not the bandgap.',
  ],
  '1.4': ['A change in energy is not a value of the bandgap.'],
  '2.5': ['The value is in meV, and only eV counts.'],
  '5.1': [
    'The bandgap given here belongs to another material.',
    'The sentence is about the other compound, so nothing is marked.',
  ],
  '5.3': ['A mixture or stack is not the material in the question.'],
  '6.1': ['Read again together: the snippet gives no value for this material.'],
  '6.3': ['The text is damaged beyond what anyone could answer from.'],
};

const labelReasons: Readonly<Record<string, DecisionReason>> = {
  Experimental_bandgap: {
    clause: '4.1',
    sentences: [
      'The sentence speaks of the authors’ own measurement.',
      'Measured in this article, and no other source is named.',
    ],
  },
  Computational_bandgap: {
    clause: '4.2',
    sentences: [
      'The authors calculated this value themselves.',
      'It comes from the calculation in this article.',
    ],
  },
  Literature_bandgap: {
    clause: '4.3',
    sentences: [
      'A reference is given with the value, so it is Literature.',
      'The value is credited to earlier work.',
    ],
  },
  Unknown_bandgap: {
    clause: '4.4',
    sentences: [
      'The snippet does not say where the value comes from.',
      'Neither a measurement nor a source is named, so it stays Unknown.',
    ],
  },
};

const unknownLabel: DecisionReason = {
  clause: '4.4',
  sentences: ['The snippet does not say where the value comes from.'],
};

const missedValue: DecisionReason = {
  clause: '1.1',
  sentences: [
    'The sentence gives the bandgap of the material in the question; one reader passed over it.',
    'This is a value of the right quantity and the right material.',
  ],
};

const wholeRange: DecisionReason = {
  clause: '3.2',
  sentences: [
    'Both ends belong to one range, so the whole range is marked.',
    'The range is one value; its first number alone is not what the text says.',
  ],
};

const separateValues: DecisionReason = {
  clause: '3.3',
  sentences: [
    'Two values joined by "and" are marked apart.',
    'The text names two values here, not a range.',
  ],
};

const unitTakenIn: DecisionReason = {
  clause: '2.1',
  sentences: ['The span runs from the first digit to the unit.'],
};

const settledDoubt: DecisionReason = {
  clause: '6.2',
  sentences: [
    'Read again together, the sentence can be taken in one way only.',
    'The doubt was fair, but the words before the number settle it.',
  ],
};

const range = /\d(?:\s?eV)?(?:[–-]| to | and )\d/u;

/** Why the gold of an item is what it is. `quotes` are the texts of its gold spans. */
export function reasonFor(
  reason: Reason,
  label: string,
  quotes: readonly string[],
): DecisionReason {
  switch (reason) {
    case 'missed':
      return missedValue;
    case 'label':
      return labelReasons[label] ?? unknownLabel;
    case 'notClear':
      return settledDoubt;
    case 'split':
    case 'chained':
    case 'values':
    case 'boundary':
      if (quotes.length > 1) return separateValues;
      return range.test(quotes[0] ?? '') ? wholeRange : unitTakenIn;
  }
}

/**
 * Why an item holds no value, from the text that a reader marked and its sentence (both empty for
 * a doubt about the whole snippet).
 */
export function clauseAgainst(
  quote: string,
  sentence: string,
  isUnreadable: boolean,
): ClauseAgainst {
  if (isUnreadable) return '6.3';
  if (quote === '') return '6.1';
  if (quote.includes('meV')) return '2.5';
  if (/shrinks|lowers/u.test(sentence)) return '1.4';
  if (/solid solution|mixture|stack|mixed|ion exchange/u.test(sentence)) return '5.3';
  if (sentence.includes('optimum')) return '1.2';
  return /bandgap|benchmarks|Alloys/u.test(sentence) ? '5.1' : '1.2';
}
