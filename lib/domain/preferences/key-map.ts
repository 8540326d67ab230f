/**
 * Which key runs which command of the annotator's screen. Every person can move a command to
 * another key or take its key away; what nobody said anything about has the key of this table.
 * Labels are not here: their keys belong to the label scheme.
 *
 * A key is written `Mod+Shift+z`: `Mod` is Ctrl or ⌘, a letter is small, and a sign that needs
 * Shift on some keyboards (`?`) is written without it. `Escape`, `Enter`, `Tab` and the arrows
 * always mean what they mean everywhere.
 */

/** Where a command counts: with the label dialog open, without it too, or anywhere but a field. */
export type KeyPlace = 'text' | 'span' | 'snippet' | 'around';

type KeyEntry = { readonly place: KeyPlace; readonly key: string; readonly does: string };

const entries = {
  nextNumber: { place: 'text', key: 'v', does: 'Next number that looks like a value' },
  previousNumber: { place: 'text', key: 'Shift+v', does: 'Previous number' },
  nextSpan: { place: 'text', key: 's', does: 'Next span' },
  previousSpan: { place: 'text', key: 'Shift+s', does: 'Previous span' },
  otherEdge: { place: 'span', key: 'e', does: 'Choose the other edge' },
  addPart: { place: 'span', key: 'f', does: 'Add a part' },
  attributes: { place: 'span', key: 'a', does: 'Attributes' },
  remove: { place: 'span', key: 'Delete', does: 'Remove' },
  note: { place: 'snippet', key: 'm', does: 'Note on the open span, else to the lead' },
  noValue: { place: 'snippet', key: 'n', does: 'No value here' },
  flag: { place: 'snippet', key: 'u', does: 'NOT CLEAR, with a reason' },
  done: { place: 'snippet', key: 'Mod+Enter', does: 'Done, next snippet' },
  undo: { place: 'snippet', key: 'Mod+z', does: 'Undo' },
  redo: { place: 'snippet', key: 'Mod+Shift+z', does: 'Redo' },
  nextSnippet: { place: 'around', key: 'j', does: 'Next snippet' },
  previousSnippet: { place: 'around', key: 'k', does: 'Previous snippet' },
  search: { place: 'around', key: 'q', does: 'Search the queue' },
  guideline: { place: 'around', key: 'g', does: 'Guideline' },
  keys: { place: 'around', key: '?', does: 'These keys' },
} as const satisfies Readonly<Record<string, KeyEntry>>;

export type KeyCommandName = keyof typeof entries;

/** In the order in which they are listed. */
export const keyCommandNames = Object.keys(entries) as [KeyCommandName, ...KeyCommandName[]];

/** Null for a command without a key. */
export type KeyMap = Readonly<Record<KeyCommandName, string | null>>;

/** What a person changed; null took a key away. */
export type KeyChanges = Readonly<Partial<Record<KeyCommandName, string | null>>>;

export function placeOfCommand(name: KeyCommandName): KeyPlace {
  return entries[name].place;
}

/** The command in words. */
export function wordsOfCommand(name: KeyCommandName): string {
  return entries[name].does;
}

/** The keys as a person has them. */
export function keyMapOf(changes: KeyChanges): KeyMap {
  const own = keyCommandNames.map((name) => [name, entries[name].key]);
  return { ...(Object.fromEntries(own) as KeyMap), ...changes };
}

export const defaultKeyMap: KeyMap = keyMapOf({});

/** The changes with one more; a command that is back on its own key is no change. */
export function changeKey(
  changes: KeyChanges,
  name: KeyCommandName,
  key: string | null,
): KeyChanges {
  const rest = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));
  return key === entries[name].key ? rest : { ...rest, [name]: key };
}

/** The command of a key; null when it has none. */
export function commandOfKey(map: KeyMap, key: string): KeyCommandName | null {
  return keyCommandNames.find((name) => map[name] === key) ?? null;
}

/** True for what WCAG 2.2 (2.1.4) lets a person switch off: one character without a modifier. */
export function isSingleCharacter(key: string): boolean {
  return Array.from(key.replace(/^Shift\+/u, '')).length === 1;
}

const taken = /^(?:Shift\+)?(?:Escape|Enter|Tab|Backspace| |Arrow\w+|Home|End|PageUp|PageDown)$/u;
const browsers = /^Mod\+(?:Shift\+)?[acfnprtvwx]$/u;

/**
 * Why a command cannot have a key; null when it can. `labelKeys` are the label scheme's, by the
 * label's title.
 */
export function findKeyProblem(
  map: KeyMap,
  name: KeyCommandName,
  key: string,
  labelKeys: ReadonlyMap<string, string>,
): string | null {
  if (taken.test(key)) return 'This key means the same on every screen and stays as it is.';
  if (browsers.test(key)) return 'The browser needs this key itself.';
  const other = commandOfKey(map, key);
  if (other !== null && other !== name) return `It is the key of “${entries[other].does}”.`;
  const label = [...labelKeys].find(([, own]) => own.toLowerCase() === key)?.[0];
  return label === undefined ? null : `It is the key of the label “${label}”.`;
}
