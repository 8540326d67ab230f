/**
 * What joins two neighbouring terms: a range, a list, a change from one state to another, or only
 * words. Also tells which words round the numbers are harmless.
 */
import type { QuantityFlag } from './flags';
import type { Terms } from './terms';
import type { MarkKind, Token } from './tokens';

export type JoinKind =
  | 'dash'
  | 'tilde'
  | 'to'
  | 'between'
  | 'change'
  | 'and'
  | 'or'
  | 'slash'
  | 'comma'
  | 'paren'
  | 'none'
  | 'words';

/** `isClean` is false when other words stand between the two terms. */
export type Join = {
  readonly kind: JoinKind;
  readonly isClean: boolean;
  readonly flags: readonly QuantityFlag[];
};

const rangeKinds: readonly JoinKind[] = ['dash', 'tilde', 'to', 'between'];
const listKinds: readonly JoinKind[] = ['and', 'or', 'slash', 'comma'];

const flagOfKind: Partial<Record<JoinKind, QuantityFlag>> = {
  tilde: 'tilde-range',
  between: 'between-and',
  change: 'change-not-range',
  or: 'or',
  slash: 'slash',
  paren: 'parenthesised-value',
  none: 'unparsable',
};

/** Where a gap holds several connectors, the first of these is the one that counts. */
const connectors: readonly [MarkKind, JoinKind][] = [
  ['or', 'or'],
  ['and', 'and'],
  ['to', 'to'],
  ['comma', 'comma'],
  ['slash', 'slash'],
  ['dash', 'dash'],
  ['softDash', 'dash'],
  ['tilde', 'tilde'],
  ['open', 'paren'],
];

/** Signs that change nothing wherever they stand. */
const silentMarks: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'about',
  'bound',
  'between',
  'close',
]);
/** Signs that may stand at the outer ends of a span. */
const outerMarks: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  ...silentMarks,
  'tilde',
  'open',
  'comma',
  'stop',
  'equals',
  'citation',
]);

const harmlessWords: ReadonlySet<string> = new Set(
  (
    'a an the of is was are were be from with value values energy energies band gap gaps bandgap ' +
    'bandgaps optical direct indirect electronic fundamental e g eg e_g egap eg_opt'
  ).split(' '),
);
const changeWord =
  /^(?:(?:de|in)creas|reduc|chang|shift|ris(?:e|ing)|rose|rais|drop|fall|fell|widen|narrow|shr[iau]nk|lower|grow|grew|(?:blue|red)-?shift)/iu;

/** The joins between the terms, one fewer than terms. `before` are the tokens left of the text. */
export function classifyJoins({ terms, gaps }: Terms, before: readonly Token[]): Join[] {
  const inner = gaps.slice(1, terms.length);
  return inner.map((gap, i) => {
    const join = classifyGap(gap);
    const lead = i === 0 ? [...before, ...(gaps[0] ?? [])] : (gaps[i] ?? []);
    if (join.kind === 'and' && lead.some(({ kind }) => kind === 'between')) {
      return withKind(join, 'between');
    }
    if (join.kind === 'to' && isChange(lead)) return withKind(join, 'change');
    return join;
  });
}

/** True when the two numbers are the ends of one range. */
export function isRangeJoin({ kind }: Join): boolean {
  return rangeKinds.includes(kind);
}

/** True when the two numbers are members of one list. */
export function isListJoin({ kind }: Join): boolean {
  return listKinds.includes(kind);
}

/** True when the tokens at an outer end of a span may change what the number means. */
export function hasMeaningfulWords(gap: readonly Token[]): boolean {
  return gap.some((token) => !outerMarks.has(token.kind) && !isHarmless(token));
}

function classifyGap(gap: readonly Token[]): Join {
  const telling = gap.filter(({ kind }) => !silentMarks.has(kind));
  const signs = telling.filter(({ kind }) => kind !== 'tilde');
  const tokens = signs.length === 0 ? telling : signs;
  if (tokens.length === 0) return { kind: 'none', isClean: true, flags: ['unparsable'] };

  const found = connectors.find(([mark]) => tokens.some(({ kind }) => kind === mark));
  if (found === undefined) return { kind: 'words', isClean: false, flags: [] };
  const [mark, kind] = found;
  // A serial comma ("1.5, 1.6, and 1.7") and "and/or" belong to their connector.
  const rest = tokens.filter((token) => token.kind !== mark && !isPartOf(kind, token));
  const isClean = rest.every(isHarmless) && tokens.filter((t) => t.kind === mark).length === 1;
  const isConnected = tokens.at(-1)?.kind === mark;
  if (!isClean && !isConnected) return { kind: 'words', isClean: false, flags: [] };
  const flags: QuantityFlag[] = isClean ? [] : ['extra-words'];
  if (mark === 'softDash') flags.push('soft-hyphen');
  return withKind({ kind, isClean, flags }, kind);
}

function isPartOf(kind: JoinKind, token: Token): boolean {
  if (kind === 'and') return token.kind === 'comma';
  return kind === 'or' && (['comma', 'and', 'slash'] as Token['kind'][]).includes(token.kind);
}

function withKind(join: Join, kind: JoinKind): Join {
  const flag = flagOfKind[kind];
  return { ...join, kind, flags: flag === undefined ? join.flags : [...join.flags, flag] };
}

function isChange(lead: readonly Token[]): boolean {
  return (
    lead.some((token) => isWord(token, 'from')) &&
    lead.some((token) => token.kind === 'word' && changeWord.test(token.text))
  );
}

function isWord(token: Token, word: string): boolean {
  return token.kind === 'word' && token.text.toLowerCase() === word;
}

function isHarmless(token: Token): boolean {
  if (token.kind === 'word') return harmlessWords.has(token.text.toLowerCase());
  return token.kind === 'equals' || token.kind === 'citation';
}
