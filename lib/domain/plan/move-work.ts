/**
 * Moving work: snippets that somebody will not read, or that need one more reader, go to others.
 * Nobody gets a snippet twice, and what is still to read is spread as evenly as that allows: the
 * result is an optimal semi-matching (Harvey, Ladner, Lovász and Tamir 2006, "Semi-matchings for
 * bipartite graphs and load balancing"), so that no hand-over along any chain of
 * takers would bring two loads closer together. Among takers who are equal, the one with the fewest
 * snippets of the same material gets the next.
 *
 * The same seed and input give the same moves on every machine, whatever the input's order.
 */
import { seededRandom, type Seed } from '../random/seeded-random';
import { shuffle } from '../random/shuffle';

export type MovableSnippet = {
  /** Unique in the project. */
  readonly name: string;
  /** The empty word where it is unknown. */
  readonly material: string;
  /** Who reads it or has read it, besides the person that it is taken from. */
  readonly readers: readonly string[];
};

export type MoveInput = {
  readonly snippets: readonly MovableSnippet[];
  /** Who may take them: a key for each. */
  readonly takers: readonly string[];
  /** What each taker has to read already; none when absent. */
  readonly loads: Readonly<Record<string, number>>;
  readonly seed: Seed;
};

export type Moves = {
  /** In the order in which each taker will read them. */
  readonly moves: readonly { readonly snippet: string; readonly to: string }[];
  /** Those that every taker reads or has read, sorted. */
  readonly stays: readonly string[];
};

/** Decides who takes which snippet. Without takers everything stays. */
export function moveWork({ snippets, takers, loads, seed }: MoveInput): Moves {
  const takersInOrder = [...new Set(takers)].sort();
  const draw = seededRandom(JSON.stringify([String(seed), 'move']));
  const inOrder = shuffle(
    [...snippets].sort((a, b) => (a.name < b.name ? -1 : 1)),
    draw,
  );
  const desk = new Desk(
    takersInOrder,
    new Map(takersInOrder.map((taker) => [taker, loads[taker] ?? 0])),
  );
  const stays: string[] = [];
  for (const snippet of inOrder) {
    if (!desk.deal(snippet)) stays.push(snippet.name);
  }
  desk.level();
  const moves = inOrder.flatMap((snippet) => {
    const to = desk.takerOf(snippet);
    return to === null ? [] : [{ snippet: snippet.name, to }];
  });
  return { moves, stays: stays.sort() };
}

/** What each taker has on the desk while snippets are dealt. */
class Desk {
  readonly #dealt = new Map<MovableSnippet, string>();
  readonly #held: ReadonlyMap<string, Set<MovableSnippet>>;
  /** Snippets dealt by taker and material. */
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly takers: readonly string[],
    private readonly loads: Map<string, number>,
  ) {
    this.#held = new Map(takers.map((taker) => [taker, new Set()]));
  }

  takerOf(snippet: MovableSnippet): string | null {
    return this.#dealt.get(snippet) ?? null;
  }

  /** Gives a snippet to who has the least to read; false when nobody may have it. */
  deal(snippet: MovableSnippet): boolean {
    let best: string | null = null;
    for (const taker of this.takers) {
      if (!mayTake(taker, snippet)) continue;
      if (best === null || this.#isBefore(taker, best, snippet)) best = taker;
    }
    if (best === null) return false;
    this.#put(snippet, best);
    return true;
  }

  /** Hands snippets on along chains of takers until no chain evens the loads. */
  level(): void {
    let chain = this.#findChain();
    while (chain !== null) {
      for (const { snippet, to } of chain) this.#put(snippet, to);
      chain = this.#findChain();
    }
  }

  /** A chain of hand-overs from a taker to one who has at least two less to read. */
  #findChain(): { snippet: MovableSnippet; to: string }[] | null {
    for (const first of this.takers) {
      const reached = new Map<string, { snippet: MovableSnippet; from: string }>();
      const queue = [first];
      for (const giver of queue) {
        if (this.#loadOf(giver) <= this.#loadOf(first) - 2) return chainTo(giver, first, reached);
        for (const snippet of this.#heldBy(giver)) {
          for (const taker of this.takers) {
            if (taker === first || reached.has(taker) || !mayTake(taker, snippet)) continue;
            reached.set(taker, { snippet, from: giver });
            queue.push(taker);
          }
        }
      }
    }
    return null;
  }

  #put(snippet: MovableSnippet, to: string): void {
    const before = this.#dealt.get(snippet);
    if (before !== undefined) {
      this.#heldBy(before).delete(snippet);
      this.#count(before, snippet, -1);
    }
    this.#dealt.set(snippet, to);
    this.#heldBy(to).add(snippet);
    this.#count(to, snippet, 1);
  }

  #count(taker: string, { material }: MovableSnippet, by: number): void {
    this.loads.set(taker, this.#loadOf(taker) + by);
    this.#counts.set(countKey(taker, material), this.#countOf(taker, material) + by);
  }

  #isBefore(a: string, b: string, { material }: MovableSnippet): boolean {
    const difference = this.#loadOf(a) - this.#loadOf(b);
    if (difference !== 0) return difference < 0;
    return this.#countOf(a, material) < this.#countOf(b, material);
  }

  #countOf(taker: string, material: string): number {
    return this.#counts.get(countKey(taker, material)) ?? 0;
  }

  #loadOf(taker: string): number {
    return this.loads.get(taker) ?? 0;
  }

  #heldBy(taker: string): Set<MovableSnippet> {
    return this.#held.get(taker) ?? new Set();
  }
}

function countKey(taker: string, material: string): string {
  return JSON.stringify([taker, material]);
}

function mayTake(taker: string, { readers }: MovableSnippet): boolean {
  return !readers.includes(taker);
}

/** The hand-overs back from the last taker, so that each holds what is passed on at its turn. */
function chainTo(
  last: string,
  first: string,
  reached: ReadonlyMap<string, { readonly snippet: MovableSnippet; readonly from: string }>,
): { snippet: MovableSnippet; to: string }[] {
  const chain: { snippet: MovableSnippet; to: string }[] = [];
  let to = last;
  while (to !== first) {
    const step = reached.get(to);
    if (step === undefined) break;
    chain.push({ snippet: step.snippet, to });
    to = step.from;
  }
  return chain;
}
