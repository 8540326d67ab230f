'use client';

import { useRef, useState } from 'react';

/**
 * What tells the cards of labels apart while they are edited. A published label’s brat name does;
 * that of a new one follows its title, and its place changes as it moves, so it has a key of its own
 * that stays with it. Otherwise the focus would be lost on the way.
 */
export function useLabelKeys() {
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const count = useRef(0);
  return {
    keyOf: (name: string): string => keys.get(name) ?? name,
    add: (name: string) => {
      count.current += 1;
      const key = `new ${count.current}`;
      setKeys((before) => new Map(before).set(name, key));
    },
    rename: (from: string, to: string) =>
      setKeys((before) => {
        const after = new Map(before);
        after.delete(from);
        return after.set(to, before.get(from) ?? from);
      }),
  };
}
