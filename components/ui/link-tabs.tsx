import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Pages of one place as a row of links; the current one is marked. */
export function LinkTabs({
  label,
  links,
  current,
}: {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: ReactNode }[];
  /** The `href` of the page that is shown. */
  readonly current: string;
}) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {links.map(({ href, label: words }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-9 items-center border-b-2 px-3 font-semibold whitespace-nowrap no-underline outline-offset-[-2px] hover:text-ink',
            href === current ? 'border-accent text-ink' : 'border-transparent text-ink-2',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
