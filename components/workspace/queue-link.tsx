import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export type QueueSign =
  'open' | 'begun' | 'done' | 'attention' | 'question' | 'waiting' | 'agreed' | 'aside';

const signs: Readonly<Record<QueueSign, { readonly look: string; readonly mark: string }>> = {
  open: { look: 'rounded-full border-line-strong', mark: '' },
  begun: {
    look: 'rounded-full border-accent bg-[linear-gradient(90deg,var(--color-accent)_50%,transparent_50%)]',
    mark: '',
  },
  done: { look: 'rounded-full border-ok bg-ok text-panel', mark: '✓' },
  attention: { look: 'rounded-[4px] border-warn bg-warn text-panel', mark: '!' },
  question: { look: 'rounded-[4px] border-warn bg-warn text-panel', mark: '?' },
  waiting: { look: 'rounded-full border-dashed border-line-strong', mark: '' },
  agreed: { look: 'rounded-full border-line-strong bg-sunk text-ink-2', mark: '✓' },
  aside: { look: 'rounded-full border-line-strong bg-sunk text-ink-2', mark: '–' },
};

/**
 * A row of a queue: sign, name, and words at its end. With an address it is a link like any other
 * (it opens in a new tab when asked to), followed without leaving the page; without one there is
 * nothing to see in it yet.
 */
export function QueueLink({
  href,
  isCurrent,
  sign,
  onVisit,
  children,
}: {
  readonly href: string | null;
  readonly isCurrent: boolean;
  readonly sign: QueueSign;
  readonly onVisit: () => void;
  readonly children: ReactNode;
}) {
  const className = classNames(
    'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2.5 border-l-3 py-2 pr-3 pl-3 no-underline outline-offset-[-3px]',
    isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent',
    href === null ? 'text-ink-2' : 'text-ink',
    href !== null && !isCurrent && 'hover:bg-sunk',
  );
  const current = isCurrent ? 'true' : undefined;
  return (
    <li className="[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      {href === null ? (
        <div className={className} aria-current={current}>
          <Sign sign={sign} />
          {children}
        </div>
      ) : (
        <a
          href={href}
          aria-current={current}
          className={className}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            onVisit();
          }}
        >
          <Sign sign={sign} />
          {children}
        </a>
      )}
    </li>
  );
}

function Sign({ sign }: { readonly sign: QueueSign }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-4 place-items-center border-2 text-[0.6875rem] leading-none font-bold',
        signs[sign].look,
      )}
    >
      {signs[sign].mark}
    </span>
  );
}

/** What the row is about, with the snippet's name below where that is not the same. */
export function QueueName({
  material,
  snippet,
}: {
  readonly material: string | null;
  readonly snippet: string;
}) {
  return (
    <span className="min-w-0">
      <span className="block truncate">{material ?? snippet}</span>
      {material !== null && <SnippetName name={snippet} />}
    </span>
  );
}

/** Cut at its beginning where it is long: the end tells one snippet of an article from the next. */
function SnippetName({ name }: { readonly name: string }) {
  return (
    <span dir="rtl" title={name} className="block truncate text-left text-xs text-ink-3">
      <bdi dir="ltr">{name}</bdi>
    </span>
  );
}
