import { Check } from 'lucide-react';
import Link from 'next/link';
import { projectPath } from '@/components/shell/paths';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { NextStep, Station } from './way';

/** The way drawn as steps, from left to right, or from top to bottom where there is no room. */
export function WaySteps({
  projectId,
  stations,
}: {
  readonly projectId: string;
  readonly stations: readonly Station[];
}) {
  return (
    <ol
      aria-label="The way to a release"
      className="grid gap-x-1 rounded-xl border border-line bg-panel p-2 md:grid-cols-6"
    >
      {stations.map((station, i) => (
        <li
          key={station.stage}
          aria-current={station.state === 'now' ? 'step' : undefined}
          className="relative"
        >
          <Link
            href={`${projectPath(projectId, station.page)}${station.part === undefined ? '' : `#${station.part}`}`}
            className={classNames(
              'group flex h-full items-start gap-3 rounded-lg px-3 py-2.5 no-underline hover:bg-sunk md:flex-col md:gap-2',
              station.state === 'now' && 'bg-accent-soft hover:bg-accent-soft',
            )}
          >
            <StepSign state={station.state} place={i + 1} />
            <span className="grid min-w-0 gap-0.5">
              <span
                className={classNames(
                  'font-semibold group-hover:underline group-hover:underline-offset-2',
                  station.state === 'ahead' && 'text-ink-2',
                )}
              >
                {station.title}
                <span className="sr-only">, {stateWords[station.state]}</span>
              </span>
              <span className="text-xs text-ink-2 tabular-nums">{station.fact}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const stateWords = { done: 'done', now: 'to do now', ahead: 'later' } as const;

function StepSign({ state, place }: { readonly state: Station['state']; readonly place: number }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
        state === 'done' && 'border-ok bg-ok-soft text-ok',
        state === 'now' && 'border-accent bg-accent text-on-accent',
        state === 'ahead' && 'border-line-strong text-ink-2',
      )}
    >
      {state === 'done' ? <Check size={14} strokeWidth={3} /> : place}
    </span>
  );
}

/** The one thing to do next. */
export function NextStepCard({
  projectId,
  step,
}: {
  readonly projectId: string;
  readonly step: NextStep;
}) {
  return (
    <section
      aria-label="What to do next"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-accent/40 bg-accent-soft px-5 py-4"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="text-xs font-semibold text-accent">Next</p>
        <h2 className="text-lg font-semibold tracking-tight">{step.title}</h2>
        <p className="text-pretty text-ink-2">{step.text}</p>
      </div>
      <ButtonLink variant="primary" href={projectPath(projectId, step.page)}>
        {step.action}
      </ButtonLink>
    </section>
  );
}
