/**
 * People from a list that somebody pastes, one a line: `Name <e-mail>`, `Name, e-mail`, `e-mail,
 * Name`, with a comma, a semicolon or a tab between, or an e-mail alone, whose part before the @
 * then stands for the name.
 */
export type PastedPerson = { readonly email: string; readonly name: string };

export type PastedList = {
  /** Each e-mail once, in small letters. */
  readonly people: readonly PastedPerson[];
  /** Lines without an e-mail, or with two. */
  readonly unread: readonly string[];
};

const email = /[^\s@<>,;]+@[^\s@<>,;]+/gu;

export function parsePeople(text: string): PastedList {
  const people = new Map<string, PastedPerson>();
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    const [found, ...more] = line.match(email) ?? [];
    if (found === undefined || more.length > 0) {
      unread.push(line.trim());
      continue;
    }
    const address = found.toLowerCase();
    const name = line
      .replace(found, ' ')
      .replace(/[<>,;\t"]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    if (!people.has(address)) {
      people.set(address, { email: address, name: name === '' ? nameFrom(address) : name });
    }
  }
  return { people: [...people.values()], unread };
}

function nameFrom(address: string): string {
  return address.slice(0, address.indexOf('@'));
}
