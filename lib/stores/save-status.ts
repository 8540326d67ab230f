/**
 * What the screen may claim about saving, over all snippets of the visit. The worst comes first:
 * what needs a person, then what waits, then what is under way, and "saved" only when nothing of
 * that is left.
 */
import { isSettled, type Ledger } from './ledger';

export type SaveStatus =
  /** Nothing can be changed yet. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving'; readonly count: number }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unreachable'; readonly count: number }
  | { readonly kind: 'signedOut'; readonly count: number }
  /** Another tab of this browser has the snippet that is shown. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'conflict'; readonly count: number; readonly assignment: string }
  | {
      readonly kind: 'refused';
      readonly count: number;
      readonly assignment: string;
      readonly message: string;
    };

/**
 * `count` is the number of changes, over all snippets, that the server has not acknowledged.
 * `currentId` is the snippet that is shown.
 */
export function summariseSaving(
  ledgers: ReadonlyMap<string, Ledger>,
  currentId: string | null,
): SaveStatus {
  const all = [...ledgers];
  const count = all.reduce((sum, [, ledger]) => sum + ledger.unsent.length, 0);
  for (const kind of ['conflict', 'refused'] as const) {
    const found = all.find(([, ledger]) => ledger.trouble?.kind === kind);
    if (found === undefined) continue;
    const [assignment, { trouble }] = found;
    if (trouble?.kind === 'refused') {
      return { kind: 'refused', count, assignment, message: trouble.message };
    }
    return { kind: 'conflict', count, assignment };
  }
  if (currentId !== null && ledgers.get(currentId)?.trouble?.kind === 'elsewhere') {
    return { kind: 'elsewhere' };
  }
  for (const kind of ['signedOut', 'unreachable'] as const) {
    if (all.some(([, ledger]) => ledger.trouble?.kind === kind)) return { kind, count };
  }
  if (all.some(([, ledger]) => !isSettled(ledger))) return { kind: 'saving', count };
  const times = all.flatMap(([, { savedAt }]) => (savedAt === null ? [] : [savedAt])).sort();
  const at = times.at(-1);
  return at === undefined ? { kind: 'untouched' } : { kind: 'saved', at };
}
