/** The adjudication screen's store on a fake server, and cases to decide. */
import type { CaseSheet } from '../adjudicate-case';
import { createAdjudicateStore, type AdjudicateStart } from '../adjudicate-store';
import { FakeCases, rowOf, sampleCase } from './adjudicated-cases';

export const experimental = 'Experimental_bandgap';
export const computational = 'Computational_bandgap';
export const literature = 'Literature_bandgap';

export const text =
  'The film 😀 has a gap of 1.55 eV. Values between 2.2–2.4 eV were reported, also 1.5 eV and 1.6 eV.';

export const ofLabel = sampleCase('label', text, {
  A: [['1.55 eV', experimental]],
  B: [['1.55 eV', literature]],
});
export const ofTwo = sampleCase('two', text, {
  A: [
    ['1.55 eV', experimental],
    ['2.2–2.4 eV', literature],
  ],
  B: [],
});
export const ofSplit = sampleCase('split', text, {
  A: [['1.5 eV and 1.6 eV', literature]],
  B: [
    ['1.5 eV', literature],
    ['1.6 eV', literature],
  ],
});

/** A screen on the cases, opened on the first; ids are counted. */
export function openScreen(
  sheets: readonly CaseSheet[],
  start: Partial<AdjudicateStart<CaseSheet>> = {},
) {
  const server = new FakeCases(sheets);
  let count = 0;
  const { store, actions } = createAdjudicateStore<CaseSheet>(
    {
      rows: sheets.map((sheet) => rowOf(sheet)),
      currentId: sheets[0]?.id ?? null,
      initial: sheets[0] ?? null,
      ...start,
    },
    {
      loadCase: server.loadCase,
      recordDecision: server.recordDecision,
      newId: () => `id-${(count += 1)}`,
      now: () => new Date('2026-03-01T15:00:00Z'),
    },
  );
  return { server, store, actions, get: store.getState };
}

/** Lets everything that has been answered be dealt with. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

export type Screen = ReturnType<typeof openScreen>;

export function decide(
  { actions }: Screen,
  letter = 'A',
  label = experimental,
  reason = 'Measured.',
) {
  actions.chooseReader(letter);
  actions.chooseLabel(label);
  actions.setReason(reason);
}
