import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A row: whose it is and what it says, beside the text. */
export function Lane({
  title,
  name = title,
  head,
  isGold = false,
  children,
}: {
  readonly title: string;
  /** Where several lanes of a page have one title. */
  readonly name?: string;
  readonly head: ReactNode;
  readonly isGold?: boolean;
  /** None where the text has nothing to show. */
  readonly children?: ReactNode;
}) {
  const hasText = children !== undefined;
  return (
    <section
      aria-label={name}
      className={classNames(
        'grid rounded-xl bg-panel',
        hasText && 'md:grid-cols-[6.5rem_minmax(0,1fr)]',
        isGold ? 'border-2 border-accent' : 'border border-line',
      )}
    >
      <div
        className={classNames(
          'flex min-w-0 gap-x-2.5 gap-y-1 border-line px-3 py-2',
          hasText
            ? 'max-md:flex-wrap max-md:items-baseline max-md:border-b md:flex-col md:border-r md:py-3'
            : 'flex-wrap items-baseline',
        )}
      >
        <h2 className={classNames('font-bold', isGold ? 'text-accent' : 'text-ink')}>{title}</h2>
        {head}
      </div>
      {children}
    </section>
  );
}

/** A small line in a lane's head. */
export function LaneFact({ children }: { readonly children: ReactNode }) {
  return <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{children}</p>;
}
