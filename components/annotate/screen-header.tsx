'use client';

import { useShallow } from 'zustand/react/shallow';
import { AppHeader, Avatar, Brand, Breadcrumb } from '@/components/ui/app-header';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { currentEntries } from '@/lib/stores/annotate-state';
import { isToDo } from '@/lib/stores/queue-order';
import { useActions, useAnnotate } from './annotate-context';
import { SaveIndicator } from './save-indicator';

const projectsHref = '/projects';

/**
 * The links are plain ones on purpose: leaving by them is a page load, which warns while changes
 * are unsent.
 */
export function ScreenHeader({
  project,
  roundName,
  user,
}: {
  readonly project: { readonly id: string; readonly name: string };
  readonly roundName: string;
  readonly user: { readonly name: string };
}) {
  const { showDialog } = useActions();
  const { done, total } = useAnnotate(
    useShallow((state) => {
      const entries = currentEntries(state);
      return { done: entries.filter((entry) => !isToDo(entry)).length, total: entries.length };
    }),
  );
  return (
    <AppHeader
      brand={
        <a
          href={projectsHref}
          className="inline-flex min-h-6 items-center no-underline max-md:hidden"
        >
          <Brand />
        </a>
      }
      breadcrumb={
        <Breadcrumb
          parts={[
            <a
              key="project"
              href={`/projects/${encodeURIComponent(project.id)}`}
              className="underline-offset-2 hover:underline"
            >
              {project.name}
            </a>,
            roundName,
          ]}
        />
      }
    >
      <span className="flex items-center gap-3 max-md:hidden">
        <ProgressBar done={done} total={total} label="Snippets done" className="w-20! wide:w-40!" />
        <span className="whitespace-nowrap text-ink-2 tabular-nums">
          {done} of {total} done
        </span>
      </span>
      <SaveIndicator />
      <Button
        size="small"
        keys={['?']}
        className="max-md:hidden"
        onClick={() => showDialog('keys')}
      >
        Keys
      </Button>
      <Avatar name={user.name} />
    </AppHeader>
  );
}
