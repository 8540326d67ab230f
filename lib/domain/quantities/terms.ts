/**
 * A term is one number with what belongs to it: sign, margin of error, unit, citation mark. The
 * tokens between the terms are gaps: `gaps[i]` stands before `terms[i]`, the last one at the end.
 */
import type { QuantityFlag } from './flags';
import type { NumberToken, Token, UnitToken } from './tokens';

export type Term = {
  /** Indices of the cleaned text: from the sign or first digit to the end of unit or margin. */
  readonly start: number;
  readonly end: number;
  readonly decimal: string;
  readonly isInteger: boolean;
  readonly unit: UnitToken | null;
  readonly hasMargin: boolean;
  readonly flags: readonly QuantityFlag[];
};

export type Terms = {
  readonly terms: readonly Term[];
  readonly gaps: readonly (readonly Token[])[];
};

type Draft = {
  end: number;
  unit: UnitToken | null;
  hasMargin: boolean;
  flags: QuantityFlag[];
};

/** Gathers the tokens into terms and gaps. A number after a lone `±` is a margin, no term. */
export function gatherTerms(tokens: readonly Token[]): Terms {
  const terms: Term[] = [];
  const gaps: Token[][] = [];
  let gap: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind !== 'number' || gap.at(-1)?.kind === 'plusMinus') {
      gap.push(token);
      index += 1;
      continue;
    }
    const sign = takeSign(gap, token, terms.length === 0);
    const { draft, next } = readTail(tokens, index, token);
    terms.push(termOf(token, sign, draft));
    gaps.push(gap);
    gap = [];
    index = next;
  }
  gaps.push(gap);
  return { terms, gaps };
}

function termOf(token: NumberToken, sign: Token | null, draft: Draft): Term {
  const { decimal, isInteger, flags } = token.literal;
  const own: QuantityFlag[] = sign === null ? [] : ['negative'];
  return {
    start: sign?.start ?? token.start,
    end: draft.end,
    decimal: sign === null ? decimal : `-${decimal}`,
    isInteger,
    unit: draft.unit,
    hasMargin: draft.hasMargin,
    flags: [...own, ...flags, ...draft.flags],
  };
}

/**
 * A dash is a sign where no number can stand before it, and where it is not glued to a word
 * (`gap-1.5`). It is taken out of the gap.
 */
function takeSign(gap: Token[], number: NumberToken, isFirst: boolean): Token | null {
  const dash = gap.at(-1);
  const before = gap.at(-2);
  if (dash?.kind !== 'dash' || dash.end - dash.start > 1 || dash.end !== number.start) return null;
  if (before === undefined ? !isFirst : before.kind === 'word' && before.end === dash.start) {
    return null;
  }
  gap.pop();
  return dash;
}

function readTail(
  tokens: readonly Token[],
  index: number,
  number: NumberToken,
): { draft: Draft; next: number } {
  const draft: Draft = { end: number.end, unit: null, hasMargin: false, flags: [] };
  let next = index + 1;
  for (;;) {
    const taken =
      takeUnit(tokens, next, draft) ||
      takeMargin(tokens, next, draft) ||
      takeParenthesised(tokens, next, draft) ||
      (tokens[next]?.kind === 'citation' ? 1 : 0);
    if (taken === 0) return { draft, next };
    next += taken;
  }
}

/** `eV`, `-eV`, or `) eV` where the parenthesis was opened before the number. */
function takeUnit(tokens: readonly Token[], at: number, draft: Draft): number {
  if (draft.unit !== null || draft.flags.includes('ocr-letter')) return 0;
  const first = tokens[at];
  const skipped = first?.kind === 'dash' || first?.kind === 'close' ? 1 : 0;
  const token = tokens[at + skipped];
  if (token?.kind !== 'unit') return 0;
  if (token.unit.isMisread) draft.flags.push('ocr-letter');
  else draft.unit = token;
  if (first?.kind !== 'close') draft.end = token.end;
  return skipped + 1;
}

/** `± 0.03`, `(±0.03)`, `+0.02-0.01`, each with or without a unit. */
function takeMargin(tokens: readonly Token[], at: number, draft: Draft): number {
  const shapes: readonly (readonly Token['kind'][])[] = [
    ['open', 'plusMinus', 'number', 'unit', 'close'],
    ['open', 'plusMinus', 'number', 'close'],
    ['close', 'plusMinus', 'number'],
    ['plusMinus', 'number'],
    ['plus', 'number', 'slash', 'dash', 'number'],
    ['plus', 'number', 'dash', 'number'],
  ];
  const shape = shapes.find((kinds) => kinds.every((kind, i) => tokens[at + i]?.kind === kind));
  if (shape === undefined) return 0;
  draft.hasMargin = true;
  const following = tokens[at + shape.length];
  const inner = tokens[at + 3];
  if (draft.unit === null && shape.includes('unit') && inner?.kind === 'unit') draft.unit = inner;
  const hasOwnUnit = draft.unit !== null && following?.kind === 'unit';
  const length = shape.length + (hasOwnUnit ? 1 : 0);
  if (shape[0] !== 'close') draft.end = tokens[at + length - 1]?.end ?? draft.end;
  return length;
}

/** `1.55(3)` is a margin; `1.55 (3)` and `1.55 eV (3)` may be a citation or a list number. */
function takeParenthesised(tokens: readonly Token[], at: number, draft: Draft): number {
  const [open, number, close] = tokens.slice(at, at + 3);
  if (open?.kind !== 'open' || number?.kind !== 'number' || close?.kind !== 'close') return 0;
  if (!number.literal.isInteger) return 0;
  const isGlued = draft.unit === null && open.start === draft.end;
  if (!isGlued) draft.flags.push('paren-integer');
  if (draft.unit === null) {
    draft.hasMargin = true;
    draft.end = close.end;
  }
  return 3;
}
