import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/dom/color-contrast';
import { pageColors } from '@/lib/dom/label-colors';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');

function readTokens(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/gu)].map((match) => [
      match[1]!,
      match[2]!,
    ]),
  );
}

const [light, dark] = [
  /@theme \{(.*?)\n\}/su,
  /prefers-color-scheme: dark\) \{\s*:root \{(.*?)\n {2}\}/su,
].map((pattern) => readTokens(pattern.exec(css)![1]!)) as [
  Map<string, string>,
  Map<string, string>,
];

/** Text and its backgrounds: WCAG 2.2, 1.4.3 (4.5). */
const textPairs: [text: string, backgrounds: string[]][] = [
  ['ink', ['paper', 'panel', 'sunk', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft', 'target']],
  ['ink-2', ['paper', 'panel', 'sunk', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['ink-3', ['paper', 'panel', 'sunk', 'accent-soft']],
  ['accent', ['paper', 'panel', 'sunk', 'accent-soft']],
  ['accent-strong', ['paper', 'panel', 'sunk', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['ok', ['paper', 'panel', 'ok-soft', 'accent-soft']],
  ['warn', ['paper', 'panel', 'sunk', 'warn-soft', 'accent-soft']],
  ['bad', ['paper', 'panel', 'bad-soft']],
  ['on-bad', ['bad']],
];

/** Edges of controls and signs: 1.4.11 (3). */
const edgePairs: [edge: string, backgrounds: string[]][] = [
  ['line-strong', ['paper', 'panel', 'sunk', 'accent-soft']],
  ['accent', ['paper', 'panel', 'sunk', 'accent-soft']],
  ['warn', ['paper', 'panel', 'warn-soft']],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s tokens', (scheme, tokens) => {
  const cases = [
    ...textPairs.flatMap(([text, grounds]) =>
      grounds.map((ground) => [text, ground, 4.5] as const),
    ),
    ...edgePairs.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground, 3] as const)),
  ];

  it.each(cases)('%s on %s has a contrast of %d or more', (front, back, least) => {
    expect(contrast(tokens.get(front)!, tokens.get(back)!)).toBeGreaterThanOrEqual(least);
  });

  it('agree with the page colours that label colours are computed against', () => {
    expect(tokens.get('paper')).toBe(pageColors[scheme].paper);
    expect(tokens.get('ink')).toBe(pageColors[scheme].ink);
  });

  it('are the same set in both schemes', () => {
    expect([...tokens.keys()].sort()).toEqual([...light.keys()].sort());
  });
});
