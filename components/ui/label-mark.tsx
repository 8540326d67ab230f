import type { CSSProperties, ReactNode } from 'react';
import { labelVariables } from '@/lib/dom/label-colors';
import { classNames } from './class-names';

/** The style attribute that gives an element with the class `label-paint` a label's colours. */
export function labelStyle(color: string): CSSProperties {
  return labelVariables(color);
}

/** A bar or dot in a label's colour; its word stands beside it. */
export function LabelSwatch({
  color,
  shape = 'bar',
}: {
  readonly color: string;
  readonly shape?: 'bar' | 'dot';
}) {
  return (
    <span
      aria-hidden
      style={labelStyle(color)}
      className={classNames(
        'label-paint inline-block shrink-0 bg-(--label-solid)',
        shape === 'bar' ? 'h-5.5 w-2.5 rounded-[3px]' : 'size-2 rounded-full',
      )}
    />
  );
}

/** The word of a label on its colour, as it stands above a span. */
export function LabelTag({
  color,
  children,
}: {
  readonly color: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      style={labelStyle(color)}
      className="label-paint inline-block rounded-sm bg-(--label-solid) px-1.5 text-[0.6875rem] leading-4 font-semibold whitespace-nowrap text-(--label-on-solid)"
    >
      {children}
    </span>
  );
}
