import { describe, expect, it } from 'vitest';
import { buildReadingsCsv, type ReadingRow } from './readings-csv';

const row: ReadingRow = {
  snippet: 'MAPI_x_1',
  annotator: 'reader-2',
  outcome: 'values',
  isFlagged: false,
  flagReason: null,
  note: null,
  startedAt: '2024-05-01T08:00:00.000Z',
  finishedAt: '2024-05-01T08:01:30.000Z',
};

describe('buildReadingsCsv', () => {
  it('writes one row a reading, sorted by snippet, then annotator', () => {
    const rows: ReadingRow[] = [
      row,
      {
        ...row,
        annotator: 'reader-1',
        outcome: 'undecided',
        isFlagged: true,
        flagReason: 'a "b",\nc',
      },
      { ...row, snippet: 'FAPI_x_1', outcome: 'none', note: 'ü', startedAt: null },
    ];
    expect(buildReadingsCsv(rows)).toBe(
      'snippet,annotator,outcome,flag,reason,note,started,finished\n' +
        'FAPI_x_1,reader-2,none,no,,ü,,2024-05-01T08:01:30.000Z\n' +
        'MAPI_x_1,reader-1,undecided,yes,"a ""b"",\nc",,2024-05-01T08:00:00.000Z,2024-05-01T08:01:30.000Z\n' +
        'MAPI_x_1,reader-2,values,no,,,2024-05-01T08:00:00.000Z,2024-05-01T08:01:30.000Z\n',
    );
  });

  it('has a header when there is no reading', () => {
    expect(buildReadingsCsv([])).toBe(
      'snippet,annotator,outcome,flag,reason,note,started,finished\n',
    );
  });
});
