import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const looks = {
  info: { icon: Info, box: 'bg-accent-soft border-accent/40', sign: 'text-accent' },
  ok: { icon: CircleCheck, box: 'bg-ok-soft border-ok/40', sign: 'text-ok' },
  warn: { icon: TriangleAlert, box: 'bg-warn-soft border-warn/50', sign: 'text-warn' },
  bad: { icon: CircleAlert, box: 'bg-bad-soft border-bad/50', sign: 'text-bad' },
} as const;

/** What happened, to what, and what to do. `actions` are the ways out. */
export function Notice({
  tone,
  title,
  children,
  actions,
  isStacked = false,
  role,
}: {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** The actions stand below a long text. */
  readonly isStacked?: boolean;
  /** `alert` for what must be heard at once, `status` for what may wait. */
  readonly role?: 'alert' | 'status';
}) {
  const { icon: Icon, box, sign } = looks[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-3.5 py-2.5',
        box,
      )}
    >
      <div
        className={classNames('flex min-w-0 flex-1 gap-2.5', isStacked ? 'basis-full' : 'basis-64')}
      >
        <Icon aria-hidden size={18} className={classNames('mt-px shrink-0', sign)} />
        <div className="min-w-0">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {actions !== undefined && (
        <div className={classNames('flex flex-wrap gap-2', isStacked && 'ml-7')}>{actions}</div>
      )}
    </div>
  );
}
