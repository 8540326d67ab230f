'use client';

import { clockTime } from '@/components/workspace/clock-time';
import { classNames } from '@/components/ui/class-names';
import {
  canDecide,
  currentChoice,
  currentItem,
  currentSheet,
  missingFor,
  type Recording,
} from '@/lib/stores/adjudicate-state';
import { useAdjudicate, type ShownState } from './adjudicate-context';
import { missingHints } from './case-words';

/** What became of the last decision, and what the next one still needs. Read out politely. */
export function RecordingLine() {
  const recording = useAdjudicate((state) => state.recording);
  const announcement = useAdjudicate((state) => state.announcement);
  const hint = useAdjudicate(hintFor);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-0.5 px-1">
      <p role="status" aria-label="Recording" className="min-w-0 text-right">
        <RecordingWords recording={recording} />
        {announcement !== null && (
          <span
            className={classNames(
              'block text-pretty',
              announcement.tone === 'problem' ? 'font-medium text-warn' : 'text-ink-2',
            )}
          >
            {announcement.text}
          </span>
        )}
      </p>
      {announcement === null && hint !== null && (
        <span className="whitespace-nowrap text-ink-2 max-md:hidden">{hint}</span>
      )}
    </div>
  );
}

function RecordingWords({ recording }: { readonly recording: Recording }) {
  switch (recording.kind) {
    case 'idle':
      return null;
    case 'recording':
      return <span className="text-ink-2">Recording</span>;
    case 'recorded':
      return (
        <span className="font-medium whitespace-nowrap text-ok tabular-nums">
          Recorded {clockTime(recording.at)}
        </span>
      );
    case 'failed':
      return (
        <span className="font-medium text-bad">
          Not recorded: {recording.message}
          {recording.isSignedOut && (
            <>
              {' '}
              <a
                href="/sign-in"
                target="_blank"
                rel="noopener"
                className="underline underline-offset-2"
              >
                Sign in (new tab)
              </a>
            </>
          )}
        </span>
      );
  }
}

function hintFor(state: ShownState): string | null {
  const sheet = currentSheet(state);
  const item = currentItem(state);
  if (sheet === null || !canDecide(sheet, item)) return null;
  if (item !== null && !item.isOpen && currentChoice(state).source === null) return null;
  const missing = missingFor(item, currentChoice(state));
  return missing === null ? 'Logged with who, when and why' : missingHints[missing];
}
