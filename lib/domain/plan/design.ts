/**
 * Who reads together. A design lists the folders, each with its k readers, and the order in which
 * snippets are dealt to them. Ring: annotators sit in a circle and folder i belongs to the k
 * neighbours from place i on, so that each pair of neighbours can be compared and comparisons
 * connect all. Complete: a folder for every choice of k, so that every pair can be compared.
 *
 * The dealing order keeps loads together however many snippets remain for the last round: after
 * any number of folders the readers' counts differ by at most 1 in a ring, and in a complete
 * design by at most 2 (checked for up to ten annotators).
 */

export const planMethods = ['ring', 'complete'] as const;
export type PlanMethod = (typeof planMethods)[number];

export type Design = {
  /** The readers of each folder. */
  readonly folders: readonly (readonly string[])[];
  /** Every folder's index once. */
  readonly dealingOrder: readonly number[];
};

/** Designs the folders for annotators in the order given; 1 <= overlap <= number of annotators. */
export function designFolders(
  annotators: readonly string[],
  overlap: number,
  method: PlanMethod,
): Design {
  if (overlap === annotators.length) return { folders: [annotators], dealingOrder: [0] };
  return method === 'ring' ? ring(annotators, overlap) : complete(annotators, overlap);
}

/** The number of folders that `designFolders` makes. */
export function countFolders(annotators: number, overlap: number, method: PlanMethod): number {
  if (overlap === annotators) return 1;
  if (method === 'ring') return annotators;
  let count = 1;
  for (let i = 1; i <= overlap; i += 1) count = (count * (annotators - overlap + i)) / i;
  return Math.round(count);
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
