/** The ways out when changes did not reach the server. */
import { isSettled } from './ledger';
import { openSheet } from './assignment-sheet';
import { emptyHistory } from './undo-history';
import type { ScreenContext } from './screen-context';
import { applyRebase, rebaseOnServer, rebaseWithoutRefused, type Rebase } from './settle-trouble';

export type TroubleActions = {
  /** Sends everything that waits, without waiting longer. */
  readonly retryAll: () => void;
  /** What putting the changes on top of the server's state would keep and lose; null without a conflict. */
  readonly previewMine: (id: string) => Rebase | null;
  readonly keepMine: (id: string) => void;
  /** Drops the unsent changes and shows what the server has. */
  readonly takeServer: (id: string) => void;
  /** What dropping the refused change would keep and lose; null when none was refused. */
  readonly previewWithoutRefused: (id: string) => Rebase | null;
  readonly dropRefused: (id: string) => void;
  /** Sends a refused change once more. */
  readonly sendAgain: (id: string) => void;
};

export function createTroubleActions(
  context: ScreenContext,
  load: (id: string) => void,
): TroubleActions {
  const { store, sheetOf, putSheet, sender, stamp } = context;

  function conflictOf(id: string) {
    const { trouble } = sheetOf(id).ledger;
    return trouble?.kind === 'conflict' ? trouble : null;
  }

  function previewMine(id: string): Rebase | null {
    const { view, ledger, context: rules } = sheetOf(id);
    const conflict = conflictOf(id);
    if (conflict === null) return null;
    const reopen = view.frozenBecause === null ? stamp({ type: 'reopen' }) : null;
    return rebaseOnServer(ledger, conflict.server, rules, reopen);
  }

  function previewWithoutRefused(id: string): Rebase | null {
    const { ledger, context: rules } = sheetOf(id);
    return ledger.trouble?.kind === 'refused' ? rebaseWithoutRefused(ledger, rules) : null;
  }

  /** Undo steps were made for another state; they end with it. */
  function restart(id: string, base: Parameters<typeof applyRebase>[1], rebase: Rebase): void {
    const sheet = sheetOf(id);
    putSheet(id, {
      ...sheet,
      ledger: applyRebase(sheet.ledger, base, rebase),
      history: emptyHistory,
    });
    store.setState({ openSpan: null, announcement: null });
    sender.retry(id);
  }

  return {
    retryAll() {
      store.setState({ isSignedOut: false });
      for (const [id, { ledger }] of store.getState().sheets) {
        if (!isSettled(ledger)) sender.retry(id);
      }
      for (const [id, { kind }] of store.getState().loads) if (kind === 'failed') load(id);
    },
    previewMine,
    keepMine(id) {
      const conflict = conflictOf(id);
      const rebase = previewMine(id);
      if (conflict !== null && rebase !== null) restart(id, conflict.server, rebase);
    },
    takeServer(id) {
      const conflict = conflictOf(id);
      if (conflict === null) return;
      const { view, ledger } = sheetOf(id);
      const sheet = openSheet({ ...view, ...conflict.server });
      putSheet(id, { ...sheet, ledger: { ...sheet.ledger, savedAt: ledger.savedAt } });
      store.setState({ openSpan: null, announcement: null });
    },
    previewWithoutRefused,
    dropRefused(id) {
      const rebase = previewWithoutRefused(id);
      if (rebase !== null) restart(id, sheetOf(id).ledger.confirmed, rebase);
    },
    sendAgain(id) {
      const sheet = sheetOf(id);
      putSheet(id, { ...sheet, ledger: { ...sheet.ledger, trouble: null } });
      sender.retry(id);
    },
  };
}
