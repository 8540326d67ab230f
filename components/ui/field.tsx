import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';

/** The look of everything that is written into. */
export const controlClass =
  'w-full rounded-lg border border-line-strong bg-panel px-3 py-2 text-ink disabled:bg-sunk disabled:text-ink-2 aria-invalid:border-bad aria-invalid:outline-bad';

type Wiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

/**
 * A control with its label, hint and error. The child gets what ties it to them:
 * `<Field label="Name">{(wiring) => <Input {...wiring} name="name" />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  className,
  children,
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly className?: string;
  readonly children: (wiring: Wiring) => ReactElement;
}) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'text-[0.8125rem] font-semibold text-ink'}
      >
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(controlClass, 'min-h-9', className)} {...rest} />;
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(controlClass, className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(controlClass, 'min-h-9', className)} {...rest} />;
}

/** A tick box or radio button with its words. */
export function Choice({
  label,
  hint,
  type = 'checkbox',
  ...rest
}: {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly type?: 'checkbox' | 'radio';
} & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="grid min-h-6 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-2.5">
      <input type={type} className="mt-0.5 size-4 shrink-0" {...rest} />
      <span>
        {label}
        {hint !== undefined && <span className="block text-xs text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
