import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Kbd } from './kbd';

export type ButtonVariant = 'plain' | 'primary' | 'danger' | 'quiet';
export type ButtonSize = 'medium' | 'small';

const variants: Readonly<Record<ButtonVariant, string>> = {
  plain: 'border-line-strong bg-panel text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk',
  primary:
    'border-accent bg-accent text-on-accent enabled:hover:bg-accent-strong enabled:hover:border-accent-strong [a&]:hover:bg-accent-strong',
  danger: 'border-bad bg-panel text-bad enabled:hover:bg-bad-soft [a&]:hover:bg-bad-soft',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-9 px-3.5 py-2',
  small: 'min-h-7 px-2.5 py-1 text-[0.8125rem]',
};

/** The classes of a button, for elements that must look like one. */
export function buttonClass(
  variant: ButtonVariant = 'plain',
  size: ButtonSize = 'medium',
  ...more: (string | undefined)[]
): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border font-semibold leading-none whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    ...more,
  );
}

type Look = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The key that does the same, shown on the button, e.g. `['Ctrl', '↵']`. */
  readonly keys?: readonly string[];
  readonly children: ReactNode;
};

export function Button({
  variant = 'plain',
  size = 'medium',
  keys,
  children,
  className,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type={type} className={buttonClass(variant, size, className)} {...rest}>
      {children}
      {keys !== undefined && <KeyHint keys={keys} isOnAccent={variant === 'primary'} />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  size = 'medium',
  keys,
  children,
  className,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Link className={buttonClass(variant, size, className)} {...rest}>
      {children}
      {keys !== undefined && <KeyHint keys={keys} isOnAccent={variant === 'primary'} />}
    </Link>
  );
}

/** Hidden from the accessible name: the name of a button is its words. */
function KeyHint({ keys, isOnAccent }: { keys: readonly string[]; isOnAccent: boolean }) {
  return (
    <span aria-hidden className="hidden items-center gap-1 md:inline-flex">
      {keys.map((key) => (
        <Kbd key={key} isOnAccent={isOnAccent}>
          {key}
        </Kbd>
      ))}
    </span>
  );
}
