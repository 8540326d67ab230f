/**
 * Who reads together. A design lists the folders, each with its k readers, and the order in which
 * snippets are dealt to them. Ring: annotators sit in a circle and folder i belongs to the k
 * neighbours from place i on, so that each pair of neighbours can be compared and comparisons
 * connect all. Complete: a folder for every choice of k, so that every pair can be compared.
 *
 * By hand: a folder for each pair that somebody has chosen, with the share that it is to have.
 *
 * The dealing order keeps loads together however many snippets remain for the last round: after
 * any number of folders the readers' counts differ by at most 1 in a ring, and in a complete
 * design by at most 2 (checked for up to ten annotators).
 */

/** Those that follow from the annotators alone. */
export const computedMethods = ['ring', 'complete'] as const;
export type ComputedMethod = (typeof computedMethods)[number];
export const planMethods = [...computedMethods, 'byHand'] as const;
export type PlanMethod = (typeof planMethods)[number];

/** Two who read together, and how much of all that pairs read: a whole number from 1 on. */
export type PairShare = { readonly a: string; readonly b: string; readonly share: number };

export type Design = {
  /** The readers of each folder. */
  readonly folders: readonly (readonly string[])[];
  /** Folders by index; begun anew when it is through. Each once, or as often as its share. */
  readonly dealingOrder: readonly number[];
};

/** Designs the folders for annotators in the order given; 1 <= overlap <= number of annotators. */
export function designFolders(
  annotators: readonly string[],
  overlap: number,
  method: ComputedMethod,
): Design {
  if (overlap === annotators.length) return { folders: [annotators], dealingOrder: [0] };
  return method === 'ring' ? ring(annotators, overlap) : complete(annotators, overlap);
}

/** The number of folders that `designFolders` makes. */
export function countFolders(annotators: number, overlap: number, method: ComputedMethod): number {
  if (overlap === annotators) return 1;
  if (method === 'ring') return annotators;
  let count = 1;
  for (let i = 1; i <= overlap; i += 1) count = (count * (annotators - overlap + i)) / i;
  return Math.round(count);
}

/**
 * A folder for each pair, in the order of the names. After any number of snippets each folder has
 * its share of them to less than two, and exactly after each whole turn: the folder that lacks most
 * is next (smooth weighted round-robin, as nginx deals requests to servers).
 */
export function designByHand(pairs: readonly PairShare[]): Design {
  const sorted = pairs
    .map(({ a, b, share }) => ({ readers: a < b ? [a, b] : [b, a], share }))
    .sort((one, other) => (one.readers.join(' ') < other.readers.join(' ') ? -1 : 1));
  const common = sorted.reduce((divisor, { share }) => greatestCommonDivisor(share, divisor), 0);
  const shares = sorted.map(({ share }) => share / common);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const lacks = shares.map(() => 0);
  const dealingOrder = Array.from({ length: all }, () => {
    shares.forEach((share, folder) => (lacks[folder] = (lacks[folder] ?? 0) + share));
    const next = lacks.indexOf(lacks.reduce((most, lack) => Math.max(most, lack)));
    lacks[next] = (lacks[next] ?? 0) - all;
    return next;
  });
  return { folders: sorted.map(({ readers }) => readers), dealingOrder };
}

function ring(annotators: readonly string[], overlap: number): Design {
  const n = annotators.length;
  const folders = annotators.map((_, first) => {
    const turned = [...annotators.slice(first), ...annotators.slice(0, first)];
    return turned.slice(0, overlap);
  });
  // Steps of k lay the folders end to end round the circle, where k and n share a divisor in as
  // many rounds, each begun one place further.
  const rounds = greatestCommonDivisor(n, overlap);
  const dealingOrder = folders.map((_, turn) => {
    const round = Math.floor((turn * rounds) / n);
    return (round + turn * overlap) % n;
  });
  return { folders, dealingOrder };
}

function complete(annotators: readonly string[], overlap: number): Design {
  const folders = chooseAll(annotators, overlap);
  const loads = new Map(annotators.map((annotator) => [annotator, 0]));
  const loadOf = (folder: number) =>
    (folders[folder] ?? []).reduce((sum, annotator) => sum + (loads.get(annotator) ?? 0), 0);
  const left = folders.map((_, folder) => folder);
  const dealingOrder: number[] = [];
  while (left.length > 0) {
    const folderLoads = left.map(loadOf);
    const place = folderLoads.indexOf(folderLoads.reduce((least, load) => Math.min(least, load)));
    for (const folder of left.splice(place, 1)) {
      dealingOrder.push(folder);
      for (const annotator of folders[folder] ?? []) {
        loads.set(annotator, (loads.get(annotator) ?? 0) + 1);
      }
    }
  }
  return { folders, dealingOrder };
}

/** All choices of `count` items, each in the order of the list. */
function chooseAll<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    chooseAll(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
