/**
 * Turns a sentence template into a sentence and keeps track of where its values came to stand.
 * In a template `{…}` is a slot: a fact of the material (`{M}`, `{salt}`), a number
 * (`{n:90-150:5}`: low, high, step, decimals as in `low`), a choice (`{a|b}`) or a value
 * (`sentences/values.ts`); `<…>` encloses a lure: a number that a hasty reader might mark.
 */
import { assertPresent } from '../errors';
import type { RandomSource } from '../random/seeded-random';
import type { Fragment, LabelledSpan } from '../spans/fragment';
import { codePointLength } from '../text/code-points';
import { materialFacts, neighbourGaps, type DemoMaterial } from './materials';
import { integerBetween, pick } from './pick';
import type { ValueSource } from './sentences/values';
import { formatElectronVolts, writeValue, type ValueForm } from './value-wording';

/** Offsets are code points into `text`. */
export type WrittenSentence = {
  readonly text: string;
  readonly truth: readonly LabelledSpan[];
  readonly lures: readonly Fragment[];
};

export const labelOfSource: Readonly<Record<ValueSource, string>> = {
  E: 'Experimental_bandgap',
  C: 'Computational_bandgap',
  L: 'Literature_bandgap',
  U: 'Unknown_bandgap',
};

const token = /\{([^{}]+)\}|[<>]/gu;
const numberSlot = /^n:([\d.]+)-([\d.]+)(?::(\d+))?$/u;
const valueSlot = /^([ECLU])([2#!~]?)$/u;

const formOfSuffix: Readonly<Record<string, ValueForm>> = {
  '': 'free',
  '!': 'plain',
  '#': 'bare',
  '~': 'between',
  '2': 'pair',
};

/** Fills every slot. A slot that means nothing is a defect of the template and throws. */
export function writeSentence(
  template: string,
  material: DemoMaterial,
  random: RandomSource,
): WrittenSentence {
  const words = drawWords(material, random);
  const truth: LabelledSpan[] = [];
  const lures: Fragment[] = [];
  let text = '';
  let length = 0;
  let lureStart = 0;
  const append = (piece: string): Fragment => {
    const start = length;
    text += piece;
    length += codePointLength(piece);
    return [start, length];
  };

  let copied = 0;
  for (const match of template.matchAll(token)) {
    append(template.slice(copied, match.index));
    copied = match.index + match[0].length;
    const slot = match[1];
    const [, source, suffix] = valueSlot.exec(slot ?? '') ?? [];
    if (match[0] === '<') lureStart = length;
    else if (match[0] === '>') lures.push([lureStart, length]);
    else if (source !== undefined) {
      const gap = materialFacts[material].gaps[source as ValueSource];
      const form = assertPresent(formOfSuffix[suffix ?? ''], `the value form of ${match[0]}`);
      for (const piece of writeValue(form, gap, random)) {
        const place = append(piece.text);
        const label = labelOfSource[source as ValueSource];
        if (piece.isMarked) truth.push({ fragments: [place], label });
      }
    } else append(fillSlot(slot ?? '', words, random));
  }
  append(template.slice(copied));
  return { text, truth, lures };
}

function fillSlot(
  slot: string,
  words: Readonly<Record<string, string>>,
  random: RandomSource,
): string {
  const [, low, high, step] = numberSlot.exec(slot) ?? [];
  if (low !== undefined && high !== undefined) return drawNumber(low, high, step ?? '1', random);
  if (slot.includes('|')) return pick(slot.split('|'), random);
  if (slot === 'cite') return drawCitation(random);
  return assertPresent(words[slot], `the slot {${slot}}`);
}

function drawNumber(low: string, high: string, step: string, random: RandomSource): string {
  const decimals = low.split('.')[1]?.length ?? 0;
  const first = Number(low.replace('.', ''));
  const last = Number(high.replace('.', ''));
  const width = Number(step);
  const drawn = first + width * integerBetween(random, 0, Math.floor((last - first) / width));
  if (decimals === 0) return String(drawn);
  const digits = String(drawn).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function drawCitation(random: RandomSource): string {
  const first = integerBetween(random, 1, 60);
  const second = first + integerBetween(random, 1, 9);
  return pick([`[${first}]`, `[${first},${second}]`, `[${first}–${second + 1}]`], random);
}

function drawWords(material: DemoMaterial, random: RandomSource): Record<string, string> {
  const facts = materialFacts[material];
  const { gaps, lattice, angle, edge } = facts;
  const others = Object.keys(neighbourGaps).filter((name) => name !== material);
  const other = pick(others, random);
  const otherGap = assertPresent(neighbourGaps[other], `a bandgap of ${other}`);
  const near = (centre: number, spread: number) => centre + integerBetween(random, -spread, spread);
  return {
    M: material,
    salt: facts.salt,
    lead: facts.lead,
    halide: facts.halide,
    cation: facts.cation,
    phase: facts.phase,
    colour: facts.colour,
    a: formatElectronVolts(near(lattice, 2) * 10, 2),
    angle: formatElectronVolts(near(angle, 1) * 100, 1),
    nm: String(near(edge, 8)),
    peak: formatElectronVolts(near(gaps.E.centre, 40), 2),
    other,
    otherGap: formatElectronVolts(near(otherGap, 40), 2),
    mixedGap: formatElectronVolts(near(Math.round((gaps.E.centre + otherGap) / 2), 50), 2),
  };
}
