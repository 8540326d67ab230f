'use client';

import { ALargeSmall } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Switch } from '@/components/ui/switch';
import { PreferencesState, usePreferences } from '@/components/workspace/preferences';

const sizes = [
  { value: 'small', label: <Sign name="Small" className="text-xs" /> },
  { value: 'medium', label: <Sign name="Medium" className="text-sm" /> },
  { value: 'large', label: <Sign name="Large" className="text-base" /> },
  { value: 'largest', label: <Sign name="Largest" className="text-xl leading-none" /> },
] as const;

const spacings = [
  { value: 'close', label: 'Close' },
  { value: 'medium', label: 'Medium' },
  { value: 'wide', label: 'Wide' },
] as const;

const layouts = [
  { value: 'sentences', label: 'A sentence a line' },
  { value: 'running', label: 'Running text' },
] as const;

/** How the text is shown, for this person on every computer. What is annotated stays the same. */
export function ReadingSettings() {
  const { preferences, change } = usePreferences();
  return (
    <Popover
      title="Reading"
      align="end"
      trigger={
        <Button size="small" variant="quiet">
          <ALargeSmall aria-hidden size={16} />
          Reading
        </Button>
      }
    >
      <div className="grid gap-3">
        <Setting title="Text size">
          <SegmentedControl
            label="Text size"
            value={preferences.textSize}
            options={sizes}
            onChange={(textSize) => change({ textSize })}
          />
        </Setting>
        <Setting title="Line spacing">
          <SegmentedControl
            label="Line spacing"
            value={preferences.lineSpacing}
            options={spacings}
            onChange={(lineSpacing) => change({ lineSpacing })}
          />
        </Setting>
        <Setting title="Layout">
          <SegmentedControl
            label="Layout"
            value={preferences.layout}
            options={layouts}
            onChange={(layout) => change({ layout })}
          />
        </Setting>
        <Switch
          isOn={preferences.underlinesValues}
          onChange={(underlinesValues) => change({ underlinesValues })}
        >
          Underline numbers that could be values
        </Switch>
        <Switch
          isOn={preferences.snapsToWords}
          onChange={(snapsToWords) => change({ snapsToWords })}
        >
          Snap to words (Alt: off while dragging)
        </Switch>
        <PreferencesState />
      </div>
    </Popover>
  );
}

function Setting({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1">
      <span className="text-xs font-semibold text-ink-2">{title}</span>
      {children}
    </div>
  );
}

function Sign({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <>
      <span aria-hidden className={`font-read ${className}`}>
        A
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}
