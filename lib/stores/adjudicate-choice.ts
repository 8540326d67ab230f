/**
 * What the adjudicator has chosen for one item: which spans, which label, why, by which clause.
 * Span and label are two choices, and neither is made in advance. The spans are kept as they
 * stand in the text, so that a choice outlives a change of the readings it was taken from. Pure.
 */
import { compareFragments, hasSameEdges, type Fragments } from '@/lib/domain/spans/fragment';
import { otherEdge, type Edge } from './open-span';

export type SpanSource =
  | { readonly kind: 'reader'; readonly letter: string }
  /** No value here. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'hand';
      /** The span that keys move; null when there is none. */
      readonly active: number | null;
      readonly edge: Edge;
      /** What was chosen before, to back out to. */
      readonly before: { readonly source: SpanSource | null; readonly spans: readonly Fragments[] };
    };

export type Choice = {
  readonly source: SpanSource | null;
  readonly spans: readonly Fragments[];
  /** For every span that has none of its own. */
  readonly label: string | null;
  /** By the span's place. */
  readonly ownLabels: Readonly<Record<number, string>>;
  /** The span that label keys label; null for all. */
  readonly target: number | null;
  readonly reason: string;
  /** Number of a guideline clause. */
  readonly clause: string | null;
};

export const noChoice: Choice = {
  source: null,
  spans: [],
  label: null,
  ownLabels: {},
  target: null,
  reason: '',
  clause: null,
};

/** What has still to be chosen, in the order of the screen; null when it can be recorded. */
export type Missing = 'span' | 'mark' | 'label' | 'reason';

export function findMissing(choice: Choice): Missing | null {
  const { source, spans, reason } = choice;
  if (source === null) return 'span';
  if (source.kind === 'hand' && spans.length === 0) return 'mark';
  if (source.kind !== 'none' && spans.some((_, i) => labelOf(choice, i) === null)) return 'label';
  return reason.trim() === '' ? 'reason' : null;
}

/** True when there is nothing that a person would miss. */
export function isUntouched({ source, label, reason, clause }: Choice): boolean {
  return source === null && label === null && reason.trim() === '' && clause === null;
}

/** The label of the span at a place; null while it has none. */
export function labelOf({ label, ownLabels }: Choice, place: number): string | null {
  return ownLabels[place] ?? label;
}

export function takeReader(choice: Choice, letter: string, spans: readonly Fragments[]): Choice {
  return withSpans(choice, { kind: 'reader', letter }, spans);
}

export function takeNone(choice: Choice): Choice {
  return withSpans(choice, { kind: 'none' }, []);
}

/** Goes on by hand from whatever was chosen. */
export function takeHand(choice: Choice): Choice {
  const { source, spans } = choice;
  if (source?.kind === 'hand') return choice;
  const active = spans.length > 0 ? 0 : null;
  return { ...choice, source: { kind: 'hand', active, edge: 'end', before: { source, spans } } };
}

/** Leaves the hand and comes back to what was chosen before. */
export function leaveHand(choice: Choice): Choice {
  if (choice.source?.kind !== 'hand') return choice;
  const { source, spans } = choice.source.before;
  return { ...choice, source, spans, ownLabels: {}, target: null };
}

/** Puts a label onto the target, or onto all spans; with a target, the next span is up. */
export function takeLabel(choice: Choice, label: string): Choice {
  const { target, spans, ownLabels } = choice;
  if (target === null) return { ...choice, label, ownLabels: {} };
  return {
    ...choice,
    ownLabels: { ...ownLabels, [target]: label },
    target: Math.min(target + 1, spans.length - 1),
  };
}

/** All spans, the first, the second … and round again. */
export function nextTarget(choice: Choice): Choice {
  const { target, spans } = choice;
  if (spans.length < 2) return choice;
  const next = target === null ? 0 : target + 1;
  return { ...choice, target: next < spans.length ? next : null };
}

/** The gold that the choice makes; the same span with the same label counts once. */
export function goldOf(choice: Choice): { fragments: [number, number][]; label: string }[] {
  const gold = choice.spans.map((fragments, i) => ({
    fragments: fragments.map(([start, end]): [number, number] => [start, end]),
    label: labelOf(choice, i) ?? '',
  }));
  return gold
    .filter(
      (span, i) =>
        gold.findIndex(
          (other) => other.label === span.label && hasSameEdges(other.fragments, span.fragments),
        ) === i,
    )
    .sort((a, b) => compareFragments(a.fragments, b.fragments));
}

/** The choice by hand with other spans; labels of the spans that stay are kept. */
export function withHandSpans(
  choice: Choice,
  spans: readonly Fragments[],
  active: number | null,
): Choice {
  if (choice.source?.kind !== 'hand') return choice;
  const ownLabels: Record<number, string> = {};
  for (const [i, span] of spans.entries()) {
    const before = choice.spans.findIndex((other) => hasSameEdges(other, span));
    const own = before === -1 ? undefined : choice.ownLabels[before];
    if (own !== undefined) ownLabels[i] = own;
  }
  const target = spans.length < 2 ? null : choice.target;
  const source = { ...choice.source, active };
  return {
    ...choice,
    source,
    spans,
    ownLabels,
    target: target !== null && target >= spans.length ? null : target,
  };
}

export function withOtherEdge(choice: Choice): Choice {
  if (choice.source?.kind !== 'hand') return choice;
  return { ...choice, source: { ...choice.source, edge: otherEdge(choice.source.edge) } };
}

/** The same spans without the readings they came from: as if marked by hand. */
export function detached(choice: Choice): Choice {
  if (choice.source?.kind !== 'reader') return choice;
  const before = { source: null, spans: [] };
  return { ...choice, source: { kind: 'hand', active: null, edge: 'end', before } };
}

function withSpans(choice: Choice, source: SpanSource, spans: readonly Fragments[]): Choice {
  return { ...choice, source, spans, ownLabels: {}, target: null };
}
