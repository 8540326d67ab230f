/** Moving between cases and their items: client state, fed by JSON that is fetched ahead. */
import { carryChoice, dropSheet, putSheet } from './adjudicate-adopt';
import { nextOpenItem, subjectsOf, type CaseSheet, type Subject } from './adjudicate-case';
import { findNeighbour, findNextToDecide } from './adjudicate-queue';
import type { AdjudicateContext, LoadResult } from './adjudicate-context';
import { currentSheet, currentSubject, listedRows, type CaseLoad } from './adjudicate-state';

export type VisitActions = {
  /** Shows a case that can be opened, loading it when needed, and fetches the next one ahead. */
  readonly visit: (id: string, end?: 'first' | 'last') => void;
  readonly showSubject: (subject: Subject) => void;
  /** One item down (1) or up (-1), and over the edge of the case into the next one listed. */
  readonly step: (direction: 1 | -1) => void;
  /** The next open item, of this case or of the next one to decide; false when there is none. */
  readonly goOn: () => boolean;
  readonly skip: () => void;
  readonly reload: (id: string) => void;
  readonly fetchAhead: () => void;
};

export function createVisitActions<Sheet extends CaseSheet>(
  context: AdjudicateContext<Sheet>,
): VisitActions {
  const { store, ports } = context;
  const get = store.getState;

  async function load(id: string): Promise<void> {
    if (get().loads.get(id)?.kind === 'loading') return;
    setLoad(id, { kind: 'loading' });
    const result = await ports
      .loadCase(id)
      .catch((): LoadResult<Sheet> => ({ kind: 'failed', message: 'No answer came.' }));
    if (result.kind === 'loaded') {
      receive(result.sheet);
      setLoad(id, null);
      return;
    }
    const isGone = result.kind === 'gone';
    if (isGone) store.setState((state) => dropSheet(state, id));
    setLoad(id, { kind: 'failed', message: result.message, isGone });
  }

  function receive(sheet: Sheet): void {
    const before = get().sheets.get(sheet.id);
    if (before !== undefined && before.revision >= sheet.revision) return;
    store.setState((state) => putSheet(state, sheet));
    const { currentId, recording } = get();
    if (before === undefined || sheet.id !== currentId || recording.kind === 'recording') return;
    const carried = carryChoice(get().choices, before, sheet, currentSubjectOf(before));
    store.setState({ choices: carried.choices });
    context.announce('This case was changed by someone else; the newer state is shown.');
  }

  function currentSubjectOf(sheet: Sheet): Subject {
    const { currentId, subjects } = get();
    return currentSubject({ currentId, subjects, sheets: new Map([[sheet.id, sheet]]) });
  }

  function setLoad(id: string, load: CaseLoad | null): void {
    store.setState((state) => {
      const loads = new Map(state.loads);
      if (load === null) loads.delete(id);
      else loads.set(id, load);
      return { loads };
    });
  }

  function fetchAhead(): void {
    const { currentId, sheets, loads } = get();
    const listed = listedRows(get());
    for (const row of [findNextToDecide(listed, currentId), findNeighbour(listed, currentId, 1)]) {
      if (row !== null && !sheets.has(row.id) && !loads.has(row.id)) void load(row.id);
    }
  }

  function visit(id: string, end: 'first' | 'last' = 'first'): void {
    const row = get().rows.find((each) => each.id === id);
    if (row?.canOpen === false && row.status === 'waiting') return;
    store.setState(({ kept, conflict }) => ({
      currentId: id,
      kept: new Set(kept).add(id),
      dialog: null,
      announcement: null,
      conflict: conflict?.caseId === id ? conflict : null,
    }));
    if (end === 'last') showLastOf(id);
    void load(id).then(fetchAhead);
  }

  function showLastOf(id: string): void {
    const sheet = get().sheets.get(id);
    const last = sheet === undefined ? undefined : subjectsOf(sheet).at(-1);
    if (last !== undefined) putSubject(id, last);
  }

  function putSubject(id: string, subject: Subject): void {
    store.setState(({ subjects }) => ({ subjects: new Map(subjects).set(id, subject) }));
  }

  function goOn(): boolean {
    const state = get();
    const sheet = currentSheet(state);
    const here = sheet === null ? null : nextOpenItem(sheet, currentSubject(state));
    if (sheet !== null && here !== null) {
      putSubject(sheet.id, here);
      return true;
    }
    const next = findNextToDecide(listedRows(state), state.currentId);
    if (next !== null) visit(next.id);
    return next !== null;
  }

  return {
    visit,
    showSubject(subject) {
      const sheet = currentSheet(get());
      if (sheet !== null) putSubject(sheet.id, subject);
    },
    step(direction) {
      const state = get();
      const sheet = currentSheet(state);
      const subjects = sheet === null ? [] : subjectsOf(sheet);
      const beside = subjects[subjects.indexOf(currentSubject(state)) + direction];
      if (sheet !== null && subjects.length > 0 && beside !== undefined) {
        putSubject(sheet.id, beside);
        return;
      }
      const neighbour = findNeighbour(listedRows(state), state.currentId, direction);
      if (neighbour !== null) visit(neighbour.id, direction === 1 ? 'first' : 'last');
    },
    goOn,
    skip() {
      if (!goOn()) context.announce('Nothing else waits for a decision in this list.');
    },
    reload: (id) => void load(id),
    fetchAhead,
  };
}
