/** The vocabulary of a plan: what it is made from and what a lead sees before committing it. */
import type { Seed } from '../random/seeded-random';
import type { PairShare, PlanMethod } from './design';
import type { PlanSnippet, StratumCount, StratumName } from './strata';

export type PlanInput = {
  readonly snippets: readonly PlanSnippet[];
  /** A key for each, the same for the same person. */
  readonly annotators: readonly string[];
  /** Readers of each snippet (k); 2 for a plan by hand. */
  readonly overlap: number;
  /** How many per cent of the snippets k people read, a whole number from 1; one reads the others. */
  readonly share: number;
  readonly method: PlanMethod;
  /** For a plan by hand, each pair once; empty for the others. */
  readonly pairs: readonly PairShare[];
  /** The first is balanced by itself and with each that follows. */
  readonly strata: readonly StratumName[];
  /** 42 and "42" are the same seed. */
  readonly seed: Seed;
};

export type Folder = {
  /** One, where a share of the snippets has one reader. */
  readonly annotators: readonly string[];
  /** Ids, in the order of dealing. */
  readonly snippets: readonly string[];
  readonly byStratum: readonly StratumCount[];
};

export type Plan = {
  readonly folders: readonly Folder[];
  /** Each annotator's snippets in the order in which that person will read them. */
  readonly readers: readonly {
    readonly annotator: string;
    readonly snippets: readonly string[];
    readonly byStratum: readonly StratumCount[];
  }[];
  /** Snippets by annotator. */
  readonly loads: Readonly<Record<string, number>>;
  /** Snippets that two annotators share, for every pair, a < b. */
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly snippets: number }[];
  readonly warnings: readonly PlanWarning[];
};

export type PlanWarning = {
  readonly code: 'emptyFolders' | 'noOverlap' | 'unconnected' | 'unequalLoads' | 'thinStrata';
  readonly message: string;
  readonly details?: readonly string[];
};
