'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

/** Words for a control that shows a sign only. The control keeps its own accessible name. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="rounded-md bg-ink px-2 py-1 text-xs font-medium text-paper">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
