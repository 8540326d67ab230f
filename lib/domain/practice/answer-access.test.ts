import { expect, test } from 'vitest';
import { accessToAnswer, mayMark } from './answer-access';

const me = { userId: 'me', hasRead: false };
const reader = { userId: 'me', hasRead: true };

test.each([
  ['nobody’s', null, me, 'make'],
  ['nobody’s, by one who has read it', null, reader, 'hasRead'],
  ['the own', { userId: 'me', isLeading: true }, reader, 'own'],
  ['another lead’s', { userId: 'other', isLeading: true }, reader, 'others'],
  ['one of a former lead', { userId: 'other', isLeading: false }, me, 'takeOver'],
  [
    'one of a former lead, by one who has read it',
    { userId: 'x', isLeading: false },
    reader,
    'hasRead',
  ],
] as const)('%s', (_, owner, person, access) => {
  expect(accessToAnswer(owner, person)).toBe(access);
  expect(mayMark(access)).toBe(!['others', 'hasRead'].includes(access));
});
