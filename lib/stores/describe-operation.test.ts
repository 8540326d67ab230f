import { describe, expect, it } from 'vitest';
import { openSheet } from './assignment-sheet';
import { describeOperation } from './describe-operation';
import type { OperationDraft } from '@/lib/domain/assignment/operation-draft';
import { numberedId, sampleView } from './testing/sample-assignment';

const known = numberedId(1);
const sheet = openSheet(
  sampleView('1', {
    status: 'inProgress',
    annotations: [
      {
        id: known,
        fragments: [[39, 46]],
        label: 'Experimental_bandgap',
        attributes: {},
        note: null,
      },
    ],
  }),
);

describe('describeOperation', () => {
  it.each<[OperationDraft, string]>([
    [
      {
        type: 'add',
        annotation: { id: numberedId(2), fragments: [[82, 92]], label: 'Literature_bandgap' },
      },
      'Literature on “2.2–2.4 eV”',
    ],
    [
      { type: 'change', annotation: known, set: { label: 'NOT_CLEAR', fragments: [[39, 43]] } },
      'Change of “2.31 eV”: label NOT CLEAR, edges “2.31”',
    ],
    [
      { type: 'change', annotation: known, set: { note: null } },
      'Change of “2.31 eV”: note taken away',
    ],
    [{ type: 'remove', annotation: known }, 'Removal of Experimental on “2.31 eV”'],
    [{ type: 'remove', annotation: numberedId(9) }, 'Removal of a span'],
    [{ type: 'flag', on: true, reason: 'which sample' }, 'NOT CLEAR: which sample'],
    [{ type: 'flag', on: false }, 'NOT CLEAR taken away'],
    [{ type: 'note', text: 'see table' }, 'Note to the lead: see table'],
    [{ type: 'finish', outcome: 'none' }, 'Finished: no value'],
    [{ type: 'reopen' }, 'Reopened'],
  ])('%o', (operation, words) => {
    expect(describeOperation(operation, [sheet.ledger.shown], sheet.context)).toBe(words);
  });
});
