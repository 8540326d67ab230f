'use client';

import { LoaderCircle } from 'lucide-react';
import { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/app-header';
import { LinkTabs } from '@/components/ui/link-tabs';
import { classNames } from '@/components/ui/class-names';
import type { ProjectAction } from '@/lib/domain/permissions';
import Link from 'next/link';
import { pagesFor } from './project-pages';
import { projectPath } from './paths';

/** The pages of a project that its member may open; the current one is kept in view. */
export function ProjectNav({
  projectId,
  actions,
}: {
  readonly projectId: string;
  readonly actions: readonly ProjectAction[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useCurrentPage(projectId, actions);
  const href = projectPath(projectId, current?.page);
  useEffect(() => {
    frame.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [href]);
  return (
    <div ref={frame} className="border-b border-line bg-panel px-1 lg:px-2">
      <div className="-mb-px">
        <LinkTabs
          label="Pages of this project"
          current={href}
          links={pagesFor(actions).map(({ page, title }) => ({
            href: projectPath(projectId, page),
            label: <LoadingWords>{title}</LoadingWords>,
          }))}
        />
      </div>
    </div>
  );
}

/** Where one is: the project, and the page in it. */
export function ProjectBreadcrumb({
  projectId,
  name,
  actions,
}: {
  readonly projectId: string;
  readonly name: string;
  readonly actions: readonly ProjectAction[];
}) {
  const current = useCurrentPage(projectId, actions);
  if (current === undefined || current.page === '') return <Breadcrumb parts={[name]} />;
  const home = (
    <Link
      key="project"
      href={projectPath(projectId)}
      className="underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
  return <Breadcrumb parts={[home, current.title]} />;
}

function useCurrentPage(projectId: string, actions: readonly ProjectAction[]) {
  const path = usePathname();
  return pagesFor(actions).findLast(({ page }) => {
    const href = projectPath(projectId, page);
    return path === href || (page !== '' && path.startsWith(`${href}/`));
  });
}

/** A link's words, with a sign while its page is on the way. */
function LoadingWords({ children }: { readonly children: ReactNode }) {
  const { pending } = useLinkStatus();
  return (
    <span className="relative">
      {children}
      <LoaderCircle
        aria-hidden
        size={12}
        className={classNames(
          'absolute -right-3 bottom-1 transition-opacity delay-150',
          pending ? 'animate-spin opacity-100' : 'opacity-0',
        )}
      />
    </span>
  );
}
