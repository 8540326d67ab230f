import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** Where the skip link goes. */
export const contentId = 'content';

/** The content of a page under the header, at a readable width. */
export function PageBody({
  children,
  width = 'wide',
}: {
  readonly children: ReactNode;
  /** `narrow` for forms and prose. */
  readonly width?: 'wide' | 'narrow';
}) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={classNames(
        'mx-auto grid w-full gap-7 px-4 pt-7 pb-20 outline-none lg:px-6 [&>*]:min-w-0',
        width === 'wide' ? 'max-w-6xl' : 'max-w-3xl',
      )}
    >
      {children}
    </main>
  );
}

/** A headed part of a page. */
export function Part({
  title,
  id,
  aside,
  children,
}: {
  readonly title: ReactNode;
  /** To link to it. */
  readonly id?: string;
  /** Beside the heading: a switch, a link, a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="grid scroll-mt-6 gap-3 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold tracking-tight">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
