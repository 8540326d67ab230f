'use client';

import { classNames } from '@/components/ui/class-names';
import { useSaveWords } from './use-save-words';

const tones = { quiet: 'text-ink-2', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' } as const;

/** The save state in the header: a sign and a word, read out when it changes. */
export function SaveIndicator() {
  const { words } = useSaveWords();
  return (
    <span
      role="status"
      aria-label="Save state"
      className={classNames(
        'flex min-w-22 items-center gap-1.5 text-[0.8125rem] font-medium whitespace-nowrap tabular-nums',
        tones[words.tone],
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'size-2 rounded-full',
          words.tone === 'quiet' ? 'border-2 border-current' : 'bg-current',
        )}
      />
      {words.short}
    </span>
  );
}
