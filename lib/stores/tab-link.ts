/**
 * One tab at a time works on a snippet. The tabs of one person in one browser talk over a channel
 * (BroadcastChannel, which plain HTTP has too): who visits a snippet claims it, and every other
 * tab answers with what it has unsent for it, which is then the claimant's. A tab that does not
 * answer (killed, frozen) is waited for a moment only; what it had is in the journal, and the
 * server settles the rest.
 */
import { z } from 'zod';
import { operationSchema } from '@/lib/domain/assignment/operation';
import type { UnsentEntry } from './ledger';
import type { Schedule } from './operation-sender';

const entriesSchema = z.array(z.object({ base: z.int(), operation: operationSchema }));

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hello'), tab: z.string() }),
  z.object({ kind: z.literal('here'), tab: z.string(), holds: z.array(z.string()) }),
  z.object({ kind: z.literal('bye'), tab: z.string() }),
  z.object({ kind: z.literal('claim'), tab: z.string(), assignment: z.string() }),
  z.object({
    kind: z.literal('released'),
    tab: z.string(),
    to: z.string(),
    assignment: z.string(),
    entries: entriesSchema,
  }),
  z.object({
    kind: z.literal('saved'),
    tab: z.string(),
    assignment: z.string(),
    revision: z.int(),
  }),
]);

type Message = z.infer<typeof messageSchema>;

/** The channel; what is posted reaches the listeners of the other tabs. */
export type TabChannel = {
  readonly post: (message: unknown) => void;
  /** The answer ends it. */
  readonly listen: (hear: (message: unknown) => void) => () => void;
};

export type TabLink = {
  /**
   * Says that this tab works on the assignment now.
   * @returns what the other tabs had unsent, when all have answered; null at once when there is
   *   no other tab
   */
  readonly claim: (assignment: string) => Promise<UnsentEntry[]> | null;
  /** Asks who is there, and forgets the tabs that do not answer. */
  readonly callRoll: () => Promise<void>;
  /** True when another tab works, or may have something unsent, on the assignment. */
  readonly isHeldElsewhere: (assignment: string) => boolean;
  readonly tellSaved: (assignment: string, revision: number) => void;
  readonly close: () => void;
};

export type TabEvents = {
  /** What this tab works on, or has something unsent for. */
  readonly listHeld: () => readonly string[];
  /** Another tab works on the assignment now. @returns what was unsent here, once it is kept */
  readonly onClaim: (assignment: string) => Promise<readonly UnsentEntry[]>;
  /** A tab that was thought to be gone gives what it had unsent after all. */
  readonly onLateRelease: (assignment: string, entries: readonly UnsentEntry[]) => void;
  /** Another tab's work has reached the server. */
  readonly onSaved: (assignment: string, revision: number) => void;
  /** Another tab was closed; what it could not send is in the journal. */
  readonly onGone: () => void;
};

/** Milliseconds that another tab has for its answer. */
export const patience = 400;
/** Until then it is not known whether there are other tabs. */
export const acquaintance = 120;
/** What is waited for when it is no assignment. */
const rollCall = '';

export function openTabLink(
  channel: TabChannel,
  tab: string,
  schedule: Schedule,
  events: TabEvents,
): TabLink {
  /** The other tabs and what each works on. */
  const others = new Map<string, Set<string>>();
  const waiting = new Map<string, (message: Message) => void>();
  /** Claims of a moment ago: the other's may have crossed ours. */
  const fresh = new Set<string>();
  const claims = new Map<string, Promise<UnsentEntry[]>>();
  let isNew = true;

  function hear(raw: unknown): void {
    const read = messageSchema.safeParse(raw);
    if (!read.success || read.data.tab === tab) return;
    const message = read.data;
    meet(message);
    switch (message.kind) {
      case 'hello':
        post({ kind: 'here', tab, holds: [...events.listHeld()] });
        break;
      case 'claim':
        yieldTo(message);
        break;
      case 'saved':
        events.onSaved(message.assignment, message.revision);
        break;
      case 'released':
        if (message.to === tab && !waiting.has(message.assignment)) {
          events.onLateRelease(message.assignment, message.entries);
        }
        break;
      case 'bye':
        events.onGone();
        break;
    }
    for (const tell of [...waiting.values()]) tell(message);
  }

  function meet(message: Message): void {
    if (message.kind === 'bye') {
      others.delete(message.tab);
      return;
    }
    const known = message.kind === 'here' ? message.holds : others.get(message.tab);
    const held = new Set(known);
    others.set(message.tab, held);
    if (message.kind !== 'claim') return;
    for (const [, each] of others) each.delete(message.assignment);
    held.add(message.assignment);
  }

  /** Of two tabs that claim at once the one with the smaller name has it. */
  function yieldTo({ tab: to, assignment }: Extract<Message, { kind: 'claim' }>): void {
    const isOurs = fresh.has(assignment) && tab < to;
    if (isOurs) others.get(to)?.delete(assignment);
    const answer = (entries: readonly UnsentEntry[]): void =>
      post({ kind: 'released', tab, to, assignment, entries: [...entries] });
    if (isOurs) answer([]);
    else void events.onClaim(assignment).then(answer);
  }

  function post(message: Message): void {
    channel.post(message);
  }

  /** Until every other tab has answered, or has had its time and is forgotten. */
  function waitForAll(subject: string, isAnswer: (message: Message) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const answered = new Set<string>();
      function end(): void {
        waiting.delete(subject);
        cancel();
        resolve();
      }
      const cancel = schedule(
        () => {
          // Who stays silent is gone, or frozen until further notice.
          for (const other of [...others.keys()]) if (!answered.has(other)) others.delete(other);
          end();
        },
        others.size === 0 ? acquaintance : patience,
      );
      waiting.set(subject, (message) => {
        if (isAnswer(message)) answered.add(message.tab);
        const isOwed = [...others.keys()].some((other) => !answered.has(other));
        if (others.size > 0 && !isOwed) end();
      });
    });
  }

  const stop = channel.listen(hear);
  schedule(() => {
    isNew = false;
  }, acquaintance);
  post({ kind: 'hello', tab });

  return {
    claim(assignment) {
      const pending = claims.get(assignment);
      if (pending !== undefined) return pending;
      post({ kind: 'claim', tab, assignment });
      for (const [, held] of others) held.delete(assignment);
      fresh.add(assignment);
      schedule(() => fresh.delete(assignment), acquaintance);
      if (others.size === 0 && !isNew) return null;
      const entries: UnsentEntry[] = [];
      const claim = waitForAll(assignment, (message) => {
        const isAnswer = message.kind === 'released' && message.to === tab;
        if (!isAnswer || message.assignment !== assignment) return false;
        entries.push(...message.entries);
        return true;
      }).then(() => {
        claims.delete(assignment);
        return entries;
      });
      claims.set(assignment, claim);
      return claim;
    },
    async callRoll() {
      if (others.size === 0) return;
      post({ kind: 'hello', tab });
      await waitForAll(rollCall, ({ kind }) => kind === 'here');
    },
    isHeldElsewhere: (assignment) => [...others.values()].some((held) => held.has(assignment)),
    tellSaved: (assignment, revision) => post({ kind: 'saved', tab, assignment, revision }),
    close() {
      post({ kind: 'bye', tab });
      stop();
    },
  };
}
