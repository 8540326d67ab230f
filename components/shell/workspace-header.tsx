import Link from 'next/link';
import type { ReactNode } from 'react';
import { AppHeader, Brand } from '@/components/ui/app-header';
import { SkipLink } from '@/components/ui/skip-link';
import { AccountMenu } from './account-menu';
import { contentId } from './page-body';

/** The bar over every page of somebody who is signed in. */
export function WorkspaceHeader({
  user,
  breadcrumb,
}: {
  readonly user: { readonly name: string; readonly email: string };
  readonly breadcrumb?: ReactNode;
}) {
  return (
    <>
      <SkipLink to={contentId} />
      <AppHeader
        brand={
          <Link
            href="/projects"
            aria-label="Goldspan, your projects"
            className="inline-flex min-h-6 items-center no-underline"
          >
            <Brand />
          </Link>
        }
        breadcrumb={breadcrumb}
      >
        <AccountMenu name={user.name} email={user.email} />
      </AppHeader>
    </>
  );
}
