/** Where two states of one reading differ, for a person who has to choose between them. Pure. */
import type { Outcome } from '@/lib/domain/assignment/operation';
import type { AssignmentState } from '@/lib/domain/assignment/state';
import { compareFragments, hasSameEdges, type Annotation } from '@/lib/domain/spans/fragment';

export type StateDifference =
  | { readonly kind: 'span'; readonly server: Annotation | null; readonly mine: Annotation | null }
  | { readonly kind: 'outcome'; readonly server: Outcome | null; readonly mine: Outcome | null }
  | {
      readonly kind: 'flag' | 'note';
      readonly server: string | null;
      readonly mine: string | null;
    };

/** Spans in reading order, then the rest; annotations are the same when their ids are. */
export function compareStates(server: AssignmentState, mine: AssignmentState): StateDifference[] {
  const ids = new Set([...server.annotations, ...mine.annotations].map(({ id }) => id));
  const spans = [...ids].flatMap((id): SpanDifference[] => {
    const theirs = server.annotations.find((each) => each.id === id) ?? null;
    const own = mine.annotations.find((each) => each.id === id) ?? null;
    const isSame = theirs !== null && own !== null && isEqual(theirs, own);
    return isSame ? [] : [{ kind: 'span', server: theirs, mine: own }];
  });
  const rest: StateDifference[] = [
    { kind: 'outcome', server: server.outcome, mine: mine.outcome },
    { kind: 'flag', server: server.flag.reason, mine: mine.flag.reason },
    { kind: 'note', server: server.note, mine: mine.note },
  ];
  return [
    ...spans.sort((a, b) => compareFragments(placeOf(a), placeOf(b))),
    ...rest.filter((each) => each.server !== each.mine),
  ];
}

type SpanDifference = Extract<StateDifference, { kind: 'span' }>;

function placeOf({ server, mine }: SpanDifference) {
  return (server ?? mine)?.fragments ?? [];
}

function isEqual(a: Annotation, b: Annotation): boolean {
  return (
    a.label === b.label &&
    a.note === b.note &&
    hasSameEdges(a.fragments, b.fragments) &&
    JSON.stringify(Object.entries(a.attributes).sort()) ===
      JSON.stringify(Object.entries(b.attributes).sort())
  );
}
