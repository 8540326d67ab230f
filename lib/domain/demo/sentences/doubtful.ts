/**
 * Sentences over which a careful reader may well stop: the passages behind NOT CLEAR. Each comes
 * with the reason that a reader would pick and the note that one might write.
 */
import type { CommonNotClearReason } from '../../label-scheme/scheme';

export type DoubtfulSentence = {
  readonly text: string;
  readonly reason: CommonNotClearReason;
  readonly note: string;
};

/** The meeting finds one value in each of these. */
export const doubtfulWithValue: readonly DoubtfulSentence[] = [
  {
    text: 'Th e bandg ap of {M} , i. e. the bandgap after an nealing , is {U!} ( se e Fig. {n:2-6} ) .',
    reason: 'text damaged',
    note: 'Words are broken up; the number may be broken too.',
  },
  {
    text: 'When {M} is compared with {other}, the former has a bandgap of {U!}, and the latter is said to behave like it.',
    reason: 'which material',
    note: 'Could be meant for both compounds.',
  },
  {
    text: 'The lower layer of {M} under {other} showed {E!}, which we read as its bandgap.',
    reason: 'which material',
    note: '"Its" can point to either layer.',
  },
  {
    text: 'Of the two samples of {M}, one of them aged, the bandgap given in the caption, {E!}, was measured by us on the fresh one.',
    reason: 'which sample',
    note: 'Fresh or aged? The caption is not in the snippet.',
  },
  {
    text: 'The bandgap of {M} was taken as {L!}, following the measurement described above and in ref. {n:4-60}.',
    reason: 'type of source',
    note: 'Own measurement or the cited one?',
  },
  {
    text: 'A bandgap of {C!} results for {M} from our model, which was fitted to published spectra {cite}.',
    reason: 'type of source',
    note: 'Calculated, but from data of others.',
  },
  {
    text: 'During heating, the bandgap that we measured for {M} wanders between {E~}.',
    reason: 'range or several values',
    note: 'One range, or the first and the last value?',
  },
];

/** The meeting finds no value of the material in these. */
export const doubtfulWithoutValue: readonly DoubtfulSentence[] = [
  {
    text: 'The bandgap of {M} was f0und t0 be l.?? eV acc0rding t0 the fit.',
    reason: 'text damaged',
    note: 'The digits are lost.',
  },
  {
    text: 'Layers of {M} and {other} were stacked, and the bandgap of the stack was read as <{mixedGap} eV>.',
    reason: 'which material',
    note: 'One number for two layers.',
  },
  {
    text: 'After ion exchange, which turned part of {M} into {other}, the bandgap of the film was <{mixedGap} eV>.',
    reason: 'which sample',
    note: 'How much of the material is left is not said.',
  },
  {
    text: 'The gap read from tunnelling spectra at one spot on the surface of {M} was <{mixedGap} eV>.',
    reason: 'other',
    note: 'A gap at one spot of the surface: is that a bandgap?',
  },
  {
    text: 'Sample S{n:2-5}, which is either {M} or a mixture with {other}, showed a bandgap of <{mixedGap} eV>.',
    reason: 'which sample',
    note: 'Depends on what the sample is.',
  },
];
