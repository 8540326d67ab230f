'use client';

import { LoaderCircle } from 'lucide-react';
import { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/app-header';
import { LinkTabs } from '@/components/ui/link-tabs';
import { classNames } from '@/components/ui/class-names';
import type { Role } from '@/lib/domain/permissions';
import Link from 'next/link';
import { pagesOfRoles } from './project-pages';
import { projectPath } from './paths';

/** The pages of a project that its member may open; the current one is kept in view. */
export function ProjectNav({
  projectId,
  roles,
}: {
  readonly projectId: string;
  readonly roles: readonly Role[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useCurrentPage(projectId, roles);
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
          links={pagesOfRoles(roles).map(({ page, title }) => ({
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
  roles,
}: {
  readonly projectId: string;
  readonly name: string;
  readonly roles: readonly Role[];
}) {
  const current = useCurrentPage(projectId, roles);
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

function useCurrentPage(projectId: string, roles: readonly Role[]) {
  const path = usePathname();
  return pagesOfRoles(roles).findLast(({ page }) => {
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
