import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/**
 * A table that scrolls sideways within its own frame, also words in it that only screen readers get.
 * `caption` says what it shows.
 */
export function Table({
  caption,
  isCaptionHidden = false,
  children,
}: {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-xl border border-line bg-panel"
    >
      <table className="w-full border-collapse text-left">
        <caption
          className={isCaptionHidden ? 'sr-only' : 'px-3.5 pt-3 text-left font-semibold text-ink'}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

type CellProps = { readonly isNumber?: boolean };

export function HeadCell({
  isNumber = false,
  className,
  ...rest
}: CellProps & ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={classNames(
        'border-b border-line px-3.5 py-2 text-xs font-semibold text-ink-2',
        isNumber && 'text-right',
        className,
      )}
      {...rest}
    />
  );
}

export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={classNames('border-b border-line last:border-b-0 hover:bg-sunk/50', className)}
      {...rest}
    />
  );
}

export function Cell({ isNumber = false, className, ...rest }: CellProps & ComponentProps<'td'>) {
  return (
    <td
      className={classNames(
        'px-3.5 py-2 align-baseline',
        isNumber && 'text-right tabular-nums',
        className,
      )}
      {...rest}
    />
  );
}
