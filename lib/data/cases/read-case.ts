/** One case with its readings, for a screen or a script: readers by letter, never by name. */
import type { CaseItems } from '../../domain/adjudication/item';
import { notFound } from '../../domain/errors';
import { parseGuidelineClauses, type GuidelineClause } from '../../domain/guideline/clauses';
import { labelSchemeSchema, type LabelScheme } from '../../domain/label-scheme/scheme';
import { questionFor } from '../../domain/label-scheme/templates';
import { readQuantity } from '../../domain/quantities/reading';
import { shuffle } from '../../domain/random/shuffle';
import { seededRandom } from '../../domain/random/seeded-random';
import { pairFragments, type Fragment } from '../../domain/spans/fragment';
import { indexText } from '../../domain/text/code-points';
import type { Actor } from '../actor';
import { database } from '../database';
import type { Prisma } from '../generated/client';
import type { CaseStatus, GoldOrigin, Outcome, Reason } from '../generated/enums';
import { caseWhere } from '../rights/condition-where';
import { findPrecedents, type Precedent } from './find-precedents';
import { decisionOnItem, viewDecisions, type DecisionView } from './view-decisions';

export type CaseSpan = {
  readonly fragments: readonly Fragment[];
  readonly label: string;
  readonly quote: string;
  readonly note: string | null;
  /** What its text reads as; null when the label carries no quantity. */
  readonly readsAs: string | null;
};

/** A reader of a case, blind: a letter in an order of its own for every case. */
export type CaseReader = {
  readonly letter: string;
  readonly outcome: Outcome;
  readonly flagReason: string | null;
  readonly note: string | null;
  readonly spans: readonly CaseSpan[];
};

export type CaseItemView = {
  readonly id: string;
  readonly reasons: readonly Reason[];
  readonly isOpen: boolean;
  /** Null for an item without spans: a doubt about the whole snippet. */
  readonly hull: Fragment | null;
  /** For each reader with a span in the item, the places of those spans in the reader's list. */
  readonly spans: readonly { readonly letter: string; readonly places: readonly number[] }[];
  readonly decision: DecisionView | null;
};

export type CaseGoldView = CaseSpan & {
  readonly origin: GoldOrigin;
  readonly values: readonly string[];
  readonly check: string | null;
  readonly itemId: string | null;
};

export type CaseView = {
  readonly id: string;
  readonly revision: number;
  readonly status: CaseStatus;
  /** Every reading is in. A stale case may have one out, and then neither items nor gold. */
  readonly isComplete: boolean;
  readonly question: string;
  readonly snippet: {
    readonly name: string;
    readonly material: string | null;
    readonly text: string;
    readonly targets: readonly Fragment[];
    readonly sentences: readonly number[];
  };
  readonly scheme: LabelScheme;
  readonly clauses: readonly GuidelineClause[];
  readonly readers: readonly CaseReader[];
  readonly items: readonly CaseItemView[];
  readonly gold: readonly CaseGoldView[];
  /** Every decision ever recorded here, in the order of recording. */
  readonly decisions: readonly DecisionView[];
};

/** A case with, by item, how items like it were decided before. */
export type CaseWithPrecedents = CaseView & {
  readonly precedents: Readonly<Record<string, readonly Precedent[]>>;
};

const include = {
  project: {
    select: {
      question: true,
      schemes: { orderBy: { version: 'desc' }, take: 1, select: { scheme: true } },
      guidelines: { orderBy: { version: 'desc' }, take: 1, select: { text: true } },
    },
  },
  snippet: {
    include: {
      assignments: {
        where: { status: 'finished' },
        orderBy: { userId: 'asc' },
        include: { annotations: { orderBy: { place: 'asc' } } },
      },
    },
  },
  items: { orderBy: { place: 'asc' } },
  gold: { orderBy: { fragments: 'asc' } },
  decisions: {
    orderBy: { caseRevision: 'asc' },
    include: { user: { select: { name: true } } },
  },
} as const satisfies Prisma.CaseInclude;

type CaseRow = Prisma.CaseGetPayload<{ include: typeof include }>;

/**
 * One case with its readings, readers blinded.
 * @throws Refusal `notFound` for a case that is waiting or that the actor may not see
 */
export async function readCase(actor: Actor, caseId: string): Promise<CaseWithPrecedents> {
  const [row] = await readRows(actor, [caseId]);
  if (row === undefined) throw notFound('The case');
  const precedents = await findPrecedents(
    actor,
    { projectId: row.projectId, caseId },
    contentOf(row),
    row.items.map(({ key }) => key),
  );
  return { ...viewOfCase(row), precedents };
}

/** Those of the cases that the actor may see; a fixed number of queries. */
export async function readCases(actor: Actor, caseIds: readonly string[]): Promise<CaseView[]> {
  return (await readRows(actor, caseIds)).map(viewOfCase);
}

function readRows(actor: Actor, caseIds: readonly string[]): Promise<CaseRow[]> {
  return database().case.findMany({
    where: { id: { in: [...caseIds] }, AND: [caseWhere(actor, 'viewCase')] },
    include,
  });
}

function viewOfCase(row: CaseRow): CaseView {
  const { snippet, project } = row;
  const scheme = labelSchemeSchema.parse(project.schemes[0]?.scheme);
  const readers = shuffle(snippet.assignments, seededRandom(`readers of ${row.id}`));
  const letterOf = new Map(readers.map(({ id }, i) => [id, String.fromCodePoint(65 + i)]));
  const content = contentOf(row);
  const decisions = viewDecisions(row.decisions, content, indexText(snippet.text));

  const spanOf = (span: {
    fragments: number[];
    label: string;
    quote: string;
    note?: string | null;
  }): CaseSpan => ({
    fragments: pairFragments(span.fragments),
    label: span.label,
    quote: span.quote,
    note: span.note ?? null,
    readsAs: readsAs(scheme, span.label, span.quote),
  });
  const placesIn = (itemKey: string) => {
    const spans = content?.items.find(({ key }) => key === itemKey)?.spans ?? [];
    return readers.flatMap(({ id, annotations }) => {
      const own = spans.filter(({ assignmentId }) => assignmentId === id);
      if (own.length === 0) return [];
      const places = own
        .map(({ annotationId }) => annotations.findIndex(({ id: each }) => each === annotationId))
        .sort((a, b) => a - b);
      return [{ letter: letterOf.get(id) ?? '', places }];
    });
  };
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    isComplete: row.isComplete,
    question: questionFor(project.question, snippet.material),
    snippet: {
      name: snippet.name,
      material: snippet.material,
      text: snippet.text,
      targets: pairFragments(snippet.targets),
      sentences: snippet.sentences,
    },
    scheme,
    clauses: parseGuidelineClauses(project.guidelines[0]?.text ?? ''),
    readers: readers.map((reader) => ({
      letter: letterOf.get(reader.id) ?? '',
      outcome: reader.outcome ?? 'none',
      flagReason: reader.flagReason,
      note: reader.note,
      spans: reader.annotations.map(spanOf),
    })),
    items: row.items.map((item) => ({
      id: item.key,
      reasons: item.reasons,
      isOpen: item.isOpen,
      hull: item.fragments.length === 0 ? null : (pairFragments(item.fragments)[0] ?? null),
      spans: placesIn(item.key),
      decision: decisionOnItem(decisions, item.key),
    })),
    gold: row.gold.map((span) => ({
      ...spanOf(span),
      origin: span.origin,
      values: span.values,
      check: span.check,
      itemId: span.itemKey,
    })),
    decisions,
  };
}

/** Written by this program alone, in the domain's own shape. */
function contentOf({ content }: CaseRow): CaseItems | null {
  return content as CaseItems | null;
}

function readsAs(scheme: LabelScheme, name: string, quote: string): string | null {
  const label = scheme.labels.find((each) => each.name === name);
  if (label?.quantity == null) return null;
  const values = readQuantity(quote).values.map(({ decimal }) => decimal);
  return values.length === 0 ? null : values.join('; ');
}
