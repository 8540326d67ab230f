import type { ReactNode } from 'react';

/** The name of the program. */
export function Brand() {
  return (
    <span className="shrink-0 font-bold tracking-tight text-ink">
      Gold<i className="text-accent not-italic">span</i>
    </span>
  );
}

/** The bar over every page: where one is, and what concerns the whole page. */
export function AppHeader({
  brand = <Brand />,
  breadcrumb,
  children,
}: {
  /** The brand, as a link where there is somewhere to go. */
  readonly brand?: ReactNode;
  readonly breadcrumb?: ReactNode;
  /** The right side. */
  readonly children?: ReactNode;
}) {
  return (
    <header className="flex min-h-13 items-center gap-x-4 border-b border-line bg-panel px-4 lg:px-5">
      {brand}
      <div className="min-w-0 flex-1">{breadcrumb}</div>
      <div className="flex items-center gap-x-4">{children}</div>
    </header>
  );
}

/** Where one is, from the outside in. The last part is the page itself. */
export function Breadcrumb({ parts }: { readonly parts: readonly ReactNode[] }) {
  return (
    <nav aria-label="Where you are">
      <ol className="flex min-w-0 items-center gap-1.5 text-ink-2">
        {parts.map((part, i) => (
          <li
            key={i}
            className="flex min-w-0 items-center gap-1.5 last:font-semibold last:text-ink not-last:max-md:hidden"
            aria-current={i === parts.length - 1 ? 'page' : undefined}
          >
            {i > 0 && (
              <span aria-hidden className="font-normal text-ink-3 max-md:hidden">
                /
              </span>
            )}
            <span className="truncate">{part}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Who is signed in, by the first letters of the name. */
export function Avatar({ name }: { readonly name: string }) {
  const letters = name
    .split(/\s+/u)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <span
      role="img"
      aria-label={`Signed in as ${name}`}
      title={name}
      className="grid size-7.5 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent"
    >
      {letters}
    </span>
  );
}
