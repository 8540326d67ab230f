/**
 * Keeps work safe on this computer and in one tab at a time: what is unsent is in the journal,
 * what a killed or closed tab left there is taken up and sent, and a snippet that is visited is
 * asked of the other tabs together with what they had unsent for it.
 */
import type { AssignmentView } from '@/lib/domain/assignment/view';
import type { AnnotateState, StrandedChanges } from './annotate-state';
import { openSheet } from './assignment-sheet';
import { entriesOf, handOver, recoverEntries, type Trouble, type UnsentEntry } from './ledger';
import type { ScreenContext } from './screen-context';
import { openTabLink, type TabChannel, type TabLink } from './tab-link';
import { createUnsentKeeper, groupEntries, joinEntries } from './unsent-keeper';
import type { JournalEntry, UnsentJournal } from './unsent-journal';

export type WorkPorts = {
  readonly journal: UnsentJournal;
  readonly channel: TabChannel;
  readonly tab: string;
  /** Lets a field that is being written in give what it holds. */
  readonly settleFields: () => void;
};

export type WorkKeeping = {
  /** Takes up what this computer keeps; before that nothing can be changed. */
  readonly start: () => Promise<void>;
  /** Makes this tab the one that works on the assignment. */
  readonly claim: (id: string) => Promise<void>;
  /** Takes up what tabs that are gone have left, and tries again what could not be taken up. */
  readonly sweep: () => Promise<void>;
  /** Drops changes that cannot be taken up; a person has decided that. */
  readonly forget: (id: string) => void;
  readonly close: () => void;
};

export function createWorkKeeping(
  context: ScreenContext,
  ports: WorkPorts,
  hooks: {
    readonly keepOpenSpan: () => void;
    readonly load: (id: string) => Promise<void>;
  },
): WorkKeeping {
  const { store, sender, putSheet, sheetOf } = context;
  /** Found or handed over, and not on a sheet yet. */
  const held = new Map<string, readonly UnsentEntry[]>();
  const keeper = createUnsentKeeper(ports.journal, (keeping) =>
    // Trying again after a refusal is no keeping: it stays refused until a write has succeeded.
    store.setState((state) =>
      keeping === 'writing' && state.keeping === 'refused' ? {} : { keeping },
    ),
  );
  let link: TabLink | null = null;
  let stop = (): void => undefined;

  /** Not at creation: a store is made while a page renders, and may never be shown. */
  function connect(): TabLink {
    stop = store.subscribe(followLedgers);
    link = openTabLink(ports.channel, ports.tab, context.ports.schedule, {
      listHeld: () => [...held.keys(), ...listOwn(store.getState())],
      onClaim: release,
      onLateRelease: (id, entries) => {
        if (!isElsewhere(id) || entries.length > 0) void takeOver(id, entries);
      },
      onSaved: (id) => {
        if (store.getState().sheets.has(id)) void hooks.load(id);
      },
      onGone: () => void sweep(),
    });
    return link;
  }

  function followLedgers(state: AnnotateState, before: AnnotateState): void {
    if (state.sheets === before.sheets) return;
    for (const [id, { ledger }] of state.sheets) {
      const earlier = before.sheets.get(id)?.ledger;
      if (ledger === earlier || ledger.trouble?.kind === 'elsewhere' || held.has(id)) continue;
      keeper.keep(id, entriesOf(ledger));
      const hasSent = ledger.unsent.length === 0 && (earlier?.unsent.length ?? 0) > 0;
      if (hasSent && ledger.trouble === null) link?.tellSaved(id, ledger.confirmed.revision);
    }
  }

  /** Another tab works on it from now on. */
  async function release(id: string): Promise<readonly UnsentEntry[]> {
    const found = held.get(id);
    held.delete(id);
    setStranded(id, null);
    if (store.getState().currentId === id) {
      ports.settleFields();
      hooks.keepOpenSpan();
    }
    const kept = keeper.leave(id);
    const sheet = store.getState().sheets.get(id);
    if (sheet === undefined) {
      await kept;
      return found ?? [];
    }
    sender.abandon(id);
    const { entries, ledger } = handOver(sheet.ledger);
    putSheet(id, { ...sheet, ledger });
    await kept;
    return found ?? entries;
  }

  /** Entries that were found for an assignment, put on its newest state and sent. */
  async function takeUp(id: string, found: readonly UnsentEntry[]): Promise<void> {
    const entries = joinEntries(held.get(id) ?? [], found);
    held.set(id, entries);
    keeper.keep(id, entries);
    let view: AssignmentView;
    try {
      view = await context.ports.loadAssignment(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (held.get(id) === entries) setStranded(id, { entries, reason });
      return;
    }
    if (held.get(id) !== entries) return; // given away, or taken up with more, in the meantime
    held.delete(id);
    setStranded(id, null);
    sender.abandon(id);
    const sheet = openSheet(view);
    const all = joinEntries(entries, ownEntries(id));
    putSheet(id, {
      ...sheet,
      ledger: recoverEntries(sheet.ledger.confirmed, all, sheet.context),
    });
    sender.kick(id);
  }

  /** What was done in this tab and waits. */
  function ownEntries(id: string): UnsentEntry[] {
    const ledger = store.getState().sheets.get(id)?.ledger;
    return ledger === undefined ? [] : entriesOf(ledger);
  }

  function setStranded(id: string, changes: StrandedChanges | null): void {
    store.setState(({ stranded }) => {
      if (changes === null && !stranded.has(id)) return {};
      const next = new Map(stranded);
      if (changes === null) next.delete(id);
      else next.set(id, changes);
      return { stranded: next };
    });
  }

  async function readKept(read: () => Promise<readonly JournalEntry[]>) {
    try {
      return groupEntries(await read());
    } catch {
      store.setState({ keeping: 'refused' });
      return new Map<string, UnsentEntry[]>();
    }
  }

  /** What the journal keeps for assignments that no tab works on. */
  async function sweep(): Promise<void> {
    const kept = await readKept(ports.journal.readAll);
    const isHeld = (id: string): boolean => link?.isHeldElsewhere(id) === true;
    if ([...kept.keys()].some(isHeld)) await link?.callRoll();
    for (const [id, entries] of kept) {
      if (held.has(id) || isHeld(id)) continue;
      if (store.getState().sheets.has(id) && !isElsewhere(id)) {
        // Another tab worked on it before it was known that this one does, and is gone.
        if (!entries.every((entry) => keeper.knows(id, entry))) await takeOver(id, []);
        continue;
      }
      // A tab that has it after all, and was slow to say so, gives it up by this.
      const released = (await link?.claim(id)) ?? [];
      keeper.adopt(id, entries);
      await takeUp(id, joinEntries(released, entries));
    }
  }

  async function claim(id: string): Promise<void> {
    const wasElsewhere = isElsewhere(id);
    const asked = link?.claim(id) ?? null;
    if (asked === null && !wasElsewhere) return;
    setOpening(id);
    const released = (await asked) ?? [];
    // Claimed by another tab meanwhile; but what was given to this one is here alone.
    if (isElsewhere(id) && released.length === 0) return;
    if (wasElsewhere || released.length > 0) await takeOver(id, released);
    if (wasElsewhere && !held.has(id)) await hooks.load(id);
    endOpening(id);
  }

  /** The changes of other tabs, of the journal, and of this tab itself, as one. */
  async function takeOver(id: string, released: readonly UnsentEntry[]): Promise<void> {
    if (isElsewhere(id)) void link?.claim(id);
    const kept = (await readKept(() => ports.journal.read(id))).get(id) ?? [];
    keeper.adopt(id, kept);
    const entries = joinEntries(released, kept, ownEntries(id));
    if (entries.length > 0) await takeUp(id, entries);
  }

  function troubleOf(id: string): Trouble | null {
    return store.getState().sheets.get(id)?.ledger.trouble ?? null;
  }
  const isElsewhere = (id: string): boolean => troubleOf(id)?.kind === 'elsewhere';
  const isOpening = (id: string): boolean => troubleOf(id)?.kind === 'opening';

  /** Nothing can be changed until the other tabs have answered. */
  function setOpening(id: string): void {
    const trouble = troubleOf(id);
    const needsPerson = trouble?.kind === 'conflict' || trouble?.kind === 'refused';
    if (!needsPerson && store.getState().sheets.has(id)) setTrouble(id, { kind: 'opening' });
  }

  function endOpening(id: string): void {
    if (!isOpening(id) || held.has(id)) return;
    setTrouble(id, null);
    sender.kick(id);
  }

  /** Nothing was found that says otherwise. */
  function settleKeeping(): void {
    if (store.getState().keeping === 'unknown') store.setState({ keeping: 'kept' });
  }

  function setTrouble(id: string, trouble: Trouble | null): void {
    const sheet = sheetOf(id);
    putSheet(id, { ...sheet, ledger: { ...sheet.ledger, trouble } });
  }

  return {
    async start() {
      const { currentId } = store.getState();
      const own = connect();
      if (currentId === null) {
        await sweep();
        settleKeeping();
        return;
      }
      setOpening(currentId);
      const released = (await own.claim(currentId)) ?? [];
      if (isOpening(currentId) || released.length > 0) {
        await takeOver(currentId, released);
        endOpening(currentId);
      }
      settleKeeping();
      await sweep();
    },
    claim,
    async sweep() {
      for (const [id, entries] of [...held]) await takeUp(id, entries);
      await sweep();
    },
    forget(id) {
      held.delete(id);
      keeper.keep(id, []);
      setStranded(id, null);
    },
    close() {
      stop();
      link?.close();
      link = null;
    },
  };
}

function listOwn({ sheets, currentId }: AnnotateState): string[] {
  return [...sheets]
    .filter(([, { ledger }]) => ledger.trouble?.kind !== 'elsewhere')
    .filter(([id, { ledger }]) => id === currentId || ledger.unsent.length > 0)
    .map(([id]) => id);
}
