/**
 * Moving between snippets: client state, fed by JSON that is fetched ahead. A snippet that is left
 * with unsent operations stays loaded, and they keep being sent.
 */
import { currentEntries, listedEntries } from './annotate-state';
import { adoptView, openSheet } from './assignment-sheet';
import { isSettled } from './ledger';
import { findNeighbour, findNextToDo } from './queue-order';
import type { ScreenContext } from './screen-context';
import { SignedOutError } from './signed-out-error';

export type VisitActions = {
  /** Shows a snippet, loading it when needed, and fetches the next one ahead. */
  readonly visit: (id: string) => void;
  /** One step down (1) or up (-1) the listed queue. */
  readonly step: (direction: 1 | -1) => void;
  /** The next snippet with something to do; false when there is none. */
  readonly goOn: () => boolean;
  readonly reload: (id: string) => void;
  /** Loads what will be wanted next, in the background. */
  readonly fetchAhead: () => void;
};

/** `onVisit` is told of each snippet that is shown. */
export function createVisitActions(
  context: ScreenContext,
  onVisit: (id: string) => void,
): VisitActions & { readonly load: (id: string) => Promise<void> } {
  const { store, ports } = context;
  const get = store.getState;

  async function load(id: string): Promise<void> {
    if (get().loads.get(id)?.kind === 'loading') return;
    setLoad(id, 'loading');
    try {
      receive(id, await ports.loadAssignment(id));
      setLoad(id, null);
    } catch (error) {
      if (error instanceof SignedOutError) store.setState({ isSignedOut: true });
      setLoad(id, error instanceof Error ? error.message : 'The snippet could not be loaded.');
    }
  }

  function receive(id: string, view: Parameters<typeof openSheet>[0]): void {
    const sheet = get().sheets.get(id);
    const next = sheet === undefined ? openSheet(view) : adoptView(sheet, view);
    if (next === sheet) return;
    context.putSheet(id, next);
    if (sheet !== undefined && id === get().currentId && sheet.ledger.trouble === null) {
      store.setState({ openSpan: null });
      context.announce({
        text: 'This snippet was changed elsewhere; the newer state is shown.',
        tone: 'done',
        remedy: null,
      });
    }
  }

  function setLoad(id: string, load: 'loading' | null | (string & {})): void {
    store.setState((state) => {
      const loads = new Map(state.loads);
      if (load === null) loads.delete(id);
      else if (load === 'loading') loads.set(id, { kind: 'loading' });
      else loads.set(id, { kind: 'failed', message: load });
      return { loads };
    });
  }

  function fetchAhead(): void {
    const { currentId, sheets } = get();
    const ahead = [
      findNextToDo(currentEntries(get()), currentId),
      findNeighbour(listedEntries(get()), currentId, 1),
    ];
    for (const entry of ahead) {
      if (entry !== null && !sheets.has(entry.id)) void load(entry.id);
    }
  }

  function visit(id: string): void {
    const sheet = get().sheets.get(id);
    store.setState({
      currentId: id,
      openSpan: null,
      lastPlace: null,
      dialog: null,
      announcement: null,
    });
    onVisit(id);
    if (sheet === undefined || isSettled(sheet.ledger)) void load(id).then(fetchAhead);
    else fetchAhead();
  }

  return {
    visit,
    step(direction) {
      const neighbour = findNeighbour(listedEntries(get()), get().currentId, direction);
      if (neighbour !== null) visit(neighbour.id);
    },
    goOn() {
      const next = findNextToDo(currentEntries(get()), get().currentId);
      if (next !== null) visit(next.id);
      return next !== null;
    },
    reload: (id) => void load(id),
    load,
    fetchAhead,
  };
}
