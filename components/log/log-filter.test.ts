import { describe, expect, it } from 'vitest';
import { isLogFiltered, logQueryOf, readLogFilter, writeLogFilter } from './log-filter';

describe('the filter of the log in the address', () => {
  it('reads what it wrote', () => {
    const filter = { topic: 'plan', person: 'p1', from: '2026-02-01', to: '2026-02-28' } as const;
    const search = Object.fromEntries(new URLSearchParams(writeLogFilter(filter)));
    expect(readLogFilter(search)).toEqual(filter);
    expect(logQueryOf(filter)).toEqual(filter);
  });

  it('leaves out what is not set', () => {
    const filter = readLogFilter({});
    expect(isLogFiltered(filter)).toBe(false);
    expect(writeLogFilter(filter)).toBe('');
    expect(logQueryOf(filter)).toEqual({});
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', 'yesterday', '0000-00-00'])(
    'takes %s for no day',
    (day) => {
      expect(readLogFilter({ from: day, topic: 'gossip' })).toMatchObject({ from: '', topic: '' });
    },
  );
});
