import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

/** Something is on its way; `label` says what. */
export function Spinner({ label, size = 18 }: { readonly label: string; readonly size?: number }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
      <span>{label}</span>
    </span>
  );
}

/** The place of something that is being loaded. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden className={classNames('block animate-pulse rounded-md bg-sunk', className)} />
  );
}
