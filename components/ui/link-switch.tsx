import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** One of a few views of the same part of a page, as links in a row. */
export function LinkSwitch({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    readonly words: ReactNode;
    readonly isOn: boolean;
  }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="inline-flex flex-wrap rounded-lg border border-line-strong bg-sunk p-0.5">
        {links.map(({ href, words, isOn }) => (
          <li key={href}>
            <Link
              href={href}
              scroll={false}
              aria-current={isOn ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-7 items-center gap-2 rounded-md px-3 text-[0.8125rem] font-semibold whitespace-nowrap no-underline',
                isOn ? 'bg-panel text-ink shadow-card' : 'text-ink-2 hover:text-ink',
              )}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
