import { describe, expect, it } from 'vitest';
import { parsePeople } from './parse-people';

describe('parsePeople', () => {
  it.each([
    'Reader One <one@example.org>',
    'Reader One, one@example.org',
    'one@example.org; Reader One',
    'ONE@Example.org\tReader  One',
    '"Reader One" <one@example.org>,',
  ])('reads “%s”', (line) => {
    expect(parsePeople(line)).toEqual({
      people: [{ email: 'one@example.org', name: 'Reader One' }],
      unread: [],
    });
  });

  it('names a person without a name after the e-mail', () => {
    expect(parsePeople('one@example.org\r\n\r\ntwo@example.org').people).toEqual([
      { email: 'one@example.org', name: 'one' },
      { email: 'two@example.org', name: 'two' },
    ]);
  });

  it('takes each e-mail once', () => {
    expect(parsePeople('A, a@example.org\nB, A@example.org').people).toEqual([
      { email: 'a@example.org', name: 'A' },
    ]);
  });

  it('gives back the lines that it cannot read', () => {
    expect(parsePeople('Reader One\na@example.org b@example.org\n one@\n')).toEqual({
      people: [],
      unread: ['Reader One', 'a@example.org b@example.org', 'one@'],
    });
  });
});
