'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

/** Panels of one page, one at a time; arrow keys move between the tabs. */
export function Tabs({
  label,
  tabs,
  initial,
}: {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly panel: ReactNode;
  }[];
  readonly initial?: string;
}) {
  return (
    <Base.Root defaultValue={initial ?? tabs[0]?.value} className="grid gap-4">
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ value, label: words }) => (
          <Base.Tab
            key={value}
            value={value}
            className="-mb-px min-h-9 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {words}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value, panel }) => (
        <Base.Panel key={value} value={value} className="outline-offset-4">
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
