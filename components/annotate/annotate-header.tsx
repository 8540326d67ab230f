'use client';

import { Chip } from '@/components/ui/chip';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ScreenHeader } from '@/components/workspace/screen-header';
import { useKeyCaps } from '@/components/workspace/use-key-caps';
import { useActions, useAnnotate } from './annotate-context';
import { SaveIndicator } from './save-indicator';
import { useProgress } from './use-progress';

export function AnnotateHeader({
  project,
  roundName,
  user,
}: {
  readonly project: { readonly id: string; readonly name: string };
  readonly roundName: string;
  readonly user: { readonly name: string };
}) {
  const { showDialog } = useActions();
  const isPractice = useAnnotate((state) => state.practice !== null);
  const caps = useKeyCaps();
  const { done, total } = useProgress();
  return (
    <ScreenHeader
      project={project}
      place={isPractice ? <Chip tone="accent">{roundName}</Chip> : roundName}
      user={user}
      onKeys={() => showDialog('keys')}
      keysCaps={caps('keys')}
    >
      <span className="flex items-center gap-3 max-md:hidden">
        <ProgressBar done={done} total={total} label="Snippets done" className="w-20! wide:w-40!" />
        <span className="whitespace-nowrap text-ink-2 tabular-nums">
          {done} of {total} done
        </span>
      </span>
      <SaveIndicator />
    </ScreenHeader>
  );
}
