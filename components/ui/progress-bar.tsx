import { classNames } from './class-names';

/** How much of something is done, drawn; `label` says of what. */
export function ProgressBar({
  done,
  total,
  label,
  className,
}: {
  readonly done: number;
  readonly total: number;
  readonly label: string;
  readonly className?: string;
}) {
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${total}`}
      className={classNames(
        'inline-block h-1.5 w-40 overflow-hidden rounded-full bg-sunk ring-1 ring-line ring-inset',
        className,
      )}
    >
      <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
