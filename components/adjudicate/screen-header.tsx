'use client';

import { useShallow } from 'zustand/react/shallow';
import { projectPath } from '@/components/shell/paths';
import { AppHeader, Avatar, Brand, Breadcrumb } from '@/components/ui/app-header';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { countDecided } from '@/lib/stores/adjudicate-state';
import { useActions, useAdjudicate } from './adjudicate-context';

const projectsHref = '/projects';

/** The links are plain ones on purpose: leaving by them warns while a choice is unrecorded. */
export function ScreenHeader({
  project,
  user,
}: {
  readonly project: { readonly id: string; readonly name: string };
  readonly user: { readonly name: string };
}) {
  const { showDialog } = useActions();
  const { done, total } = useAdjudicate(useShallow(countDecided));
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
              href={projectPath(project.id)}
              className="underline-offset-2 hover:underline"
            >
              {project.name}
            </a>,
            'Adjudicate',
          ]}
        />
      }
    >
      {total > 0 && (
        <span className="flex items-center gap-3">
          <ProgressBar
            done={done}
            total={total}
            label="Cases decided"
            className="w-20 max-md:hidden wide:w-40"
          />
          <span className="whitespace-nowrap text-ink-2 tabular-nums">
            {done} of {total} decided
          </span>
        </span>
      )}
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
