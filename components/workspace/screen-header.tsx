import type { ReactNode } from 'react';
import { projectPath } from '@/components/shell/paths';
import { AppHeader, Avatar, Brand, Breadcrumb } from '@/components/ui/app-header';
import { Button } from '@/components/ui/button';

const projectsHref = '/projects';

/**
 * The header of a screen on which people work. The links are plain ones on purpose: leaving by
 * them is a page load, which warns while something is unsent or unrecorded.
 */
export function ScreenHeader({
  project,
  place,
  user,
  onKeys,
  keysCaps = ['?'],
  children,
}: {
  readonly project: { readonly id: string; readonly name: string };
  /** Where in the project this is. */
  readonly place: ReactNode;
  readonly user: { readonly name: string };
  readonly onKeys: () => void;
  /** The key that does the same. */
  readonly keysCaps?: readonly string[];
  /** Progress and what else the screen shows of itself. */
  readonly children: ReactNode;
}) {
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
            place,
          ]}
        />
      }
    >
      {children}
      <Button size="small" keys={keysCaps} className="max-md:hidden" onClick={onKeys}>
        Keys
      </Button>
      <Avatar name={user.name} />
    </AppHeader>
  );
}
