import { expect, it } from 'vitest';
import { expectedGold } from './expected-gold';

const decided = { fragments: [[0, 5]] as const, label: 'X', origin: 'decided' as const };
const agreed = { fragments: [[0, 5]] as const, label: 'Y', origin: 'agreed' as const };
const because = { why: 'Measured.', clause: '3.2', guideline: 1 };

it('gives a reason to the gold of its edges and label alone', () => {
  const { spans, places } = expectedGold([decided, agreed], {
    spans: [{ fragments: [[0, 5]], label: 'X', ...because }],
    places: [{ fragments: [[8, 9]], ...because }],
    whole: null,
  });
  expect(spans).toEqual([
    { ...decided, why: 'Measured.', clause: '3.2' },
    { ...agreed, why: null, clause: null },
  ]);
  expect(places).toMatchObject([{ fragments: [[8, 9]], why: 'Measured.' }]);
});

it('keeps the reason of the whole, and none where the release keeps none', () => {
  const whole = { ...because, why: 'Discussed.' };
  expect(expectedGold([], { spans: [], places: [], whole })).toMatchObject({
    why: 'Discussed.',
    clause: '3.2',
  });
  expect(expectedGold([decided], null)).toMatchObject({ why: null, spans: [{ why: null }] });
});
