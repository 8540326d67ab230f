/**
 * Cases made from readings by the domain's own rules, and a server that records decisions on them
 * behind a network that a test can spoil. For tests.
 */
import { buildItems } from '@/lib/domain/adjudication/build-items';
import type { MergeRule } from '@/lib/domain/adjudication/item';
import { goldLabelsOf } from '@/lib/domain/label-scheme/mapping';
import { isQuantity } from '@/lib/domain/label-scheme/scheme';
import { pv600Template } from '@/lib/domain/label-scheme/templates';
import { compareValues } from '@/lib/domain/quantities/compare-values';
import { fromUtf16, indexText } from '@/lib/domain/text/code-points';
import type { CaseSheet } from '@/lib/stores/adjudicate-case';
import type { DecisionDraft, LoadResult, RecordResult } from '@/lib/stores/adjudicate-context';
import type { CaseRow } from '@/lib/stores/adjudicate-queue';

const { scheme } = pv600Template;

export type MarkedSpan = readonly [quote: string, label: string];

/** One reading for each letter, as quotes of the text; a flag by `flags`. */
export type SampleReadings = Readonly<Record<string, readonly MarkedSpan[]>>;

export function sampleCase(
  id: string,
  text: string,
  readings: SampleReadings,
  { flagged = [], rule = 'longer' }: { flagged?: readonly string[]; rule?: MergeRule } = {},
): CaseSheet {
  const indexed = indexText(text);
  const readers = Object.entries(readings).map(([letter, spans]) => ({
    letter,
    spans: spans.map(([quote, label], place) => {
      const at = text.indexOf(quote);
      if (at === -1) throw new Error(`“${quote}” does not stand in the text.`);
      const edges = [fromUtf16(indexed, at), fromUtf16(indexed, at + quote.length)] as const;
      return { id: `${letter}-${place}`, fragments: [edges], label };
    }),
  }));
  const { items } = buildItems({
    text: indexed,
    rule,
    isQuantity: (label) => isQuantity(scheme, label),
    goldLabel: goldLabelsOf(scheme),
    compareValues,
    readings: readers.map(({ letter, spans }) => ({
      assignmentId: letter,
      annotator: letter,
      outcome: spans.length > 0 ? 'values' : flagged.includes(letter) ? 'undecided' : 'none',
      isFlagged: flagged.includes(letter),
      flagReason: flagged.includes(letter) ? 'which sample' : null,
      spans,
    })),
  });
  const open = items.filter(({ isOpen }) => isOpen);
  return {
    id,
    revision: 1,
    status: open.length > 0 ? 'open' : 'agreed',
    isComplete: true,
    snippet: { name: `snippet of ${id}`, text },
    scheme,
    readers,
    items: open.map((item) => ({
      id: item.key,
      reasons: item.reasons,
      isOpen: true,
      hull: item.hull,
      spans: readers.flatMap(({ letter, spans }) => {
        const places = spans.flatMap((span, place) =>
          item.spans.some(({ annotationId }) => annotationId === span.id) ? [place] : [],
        );
        return places.length === 0 ? [] : [{ letter, places }];
      }),
    })),
    gold: items.flatMap(({ gold }) => gold).map((span) => ({ ...span, values: [], check: null })),
    decisions: [],
  };
}

export function rowOf(sheet: CaseSheet, more: Partial<CaseRow> = {}): CaseRow {
  return {
    id: sheet.id,
    snippet: sheet.snippet.name,
    material: 'CsPbBr3',
    status: sheet.status,
    reasons: [...new Set(sheet.items.flatMap(({ reasons }) => reasons))],
    items: {
      total: sheet.items.length,
      open: sheet.items.filter(({ isOpen }) => isOpen).length,
    },
    finished: 2,
    readers: 2,
    canOpen: true,
    ...more,
  };
}

export type CaseWeather = 'fine' | 'requestLost' | 'answerLost' | 'signedOut' | 'refused';

export class FakeCases {
  readonly sheets: Map<string, CaseSheet>;
  readonly sent: DecisionDraft[] = [];
  readonly loaded: string[] = [];
  weather: CaseWeather = 'fine';
  /** Cases that cannot be seen now. */
  readonly gone = new Set<string>();
  /** Answers wait until it is released. */
  #gate: Promise<void> = Promise.resolve();

  constructor(sheets: readonly CaseSheet[]) {
    this.sheets = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  }

  /** Holds every answer back until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  readonly loadCase = async (id: string): Promise<LoadResult<CaseSheet>> => {
    this.loaded.push(id);
    await this.#gate;
    const sheet = this.sheets.get(id);
    if (sheet === undefined || this.gone.has(id)) return { kind: 'gone', message: 'Not found.' };
    return { kind: 'loaded', sheet };
  };

  readonly recordDecision = async (
    caseId: string,
    draft: DecisionDraft,
  ): Promise<RecordResult<CaseSheet>> => {
    this.sent.push(draft);
    await this.#gate;
    if (this.weather === 'requestLost') return { kind: 'unknown', message: 'No answer came.' };
    if (this.weather === 'signedOut') return { kind: 'signedOut' };
    if (this.weather === 'refused') return { kind: 'refused', message: 'That label is retired.' };
    const answer = this.#record(caseId, draft);
    return this.weather === 'answerLost' ? { kind: 'unknown', message: 'No answer came.' } : answer;
  };

  /** The case changes by another hand. */
  change(id: string, make: (sheet: CaseSheet) => CaseSheet): void {
    const sheet = this.#sheetOf(id);
    this.sheets.set(id, { ...make(sheet), revision: sheet.revision + 1 });
  }

  #record(caseId: string, draft: DecisionDraft): RecordResult<CaseSheet> {
    const sheet = this.#sheetOf(caseId);
    if (sheet.decisions.some(({ id }) => id === draft.id)) return { kind: 'recorded', sheet };
    if (draft.caseRevision !== sheet.revision) {
      const message = 'This case has changed since it was opened. Look again.';
      return { kind: 'conflict', message, sheet: this.gone.has(caseId) ? null : sheet };
    }
    const items = sheet.items.map((item) =>
      draft.item === undefined || item.id === draft.item ? { ...item, isOpen: false } : item,
    );
    const next: CaseSheet = {
      ...sheet,
      revision: sheet.revision + 1,
      status: items.some(({ isOpen }) => isOpen) ? 'open' : 'decided',
      items,
      decisions: [...sheet.decisions, { id: draft.id, at: '2026-03-01T14:02:00Z' }],
    };
    this.sheets.set(caseId, next);
    return { kind: 'recorded', sheet: next };
  }

  #sheetOf(id: string): CaseSheet {
    const sheet = this.sheets.get(id);
    if (sheet === undefined) throw new Error(`There is no case ${id}.`);
    return sheet;
  }
}
