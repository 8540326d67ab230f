import { Check } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { LabelSwatch } from '@/components/ui/label-mark';
import type { LabelScheme } from '@/lib/domain/label-scheme/scheme';
import { usePreferences } from '@/components/workspace/preferences';
import { useActions } from './annotate-context';

/** The labels that can be put on the open span; `current` is the one that it has. */
export function LabelChoices({
  scheme,
  current,
}: {
  readonly scheme: LabelScheme;
  readonly current: string | null;
}) {
  const { chooseLabel } = useActions();
  const { hasSingleKeys } = usePreferences().preferences;
  const labels = scheme.labels.filter(({ retired }) => !retired);
  if (labels.length === 0) {
    return (
      <p className="px-1 text-ink-2">This project has no labels yet. Ask the lead to add some.</p>
    );
  }
  return (
    <div role="group" aria-label="Labels" className="grid gap-0.5">
      {labels.map(({ name, title, color, key, description }) => (
        <button
          key={name}
          type="button"
          title={description === '' ? undefined : description}
          aria-pressed={current === null ? undefined : name === current}
          onClick={() => chooseLabel(name)}
          className={classNames(
            'grid min-h-8 grid-cols-[auto_1fr_auto_auto] items-center gap-2.5 rounded-lg border px-2 py-1 text-left hover:bg-sunk',
            name === current ? 'border-accent bg-accent-soft' : 'border-transparent',
          )}
        >
          <LabelSwatch color={color} />
          <span className="min-w-0 break-words">{title}</span>
          {name === current && <Check aria-hidden size={15} className="text-accent" />}
          {key !== null && hasSingleKeys && (
            <span aria-hidden className="col-start-4 inline-flex">
              <Kbd>{key.toUpperCase()}</Kbd>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
