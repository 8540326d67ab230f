import Link from 'next/link';
import { countOf } from '@/components/shell/number-words';
import { classNames } from '@/components/ui/class-names';
import type { AgreementReport } from '@/lib/domain/agreement/measure-agreement';
import { agreementHref, type AgreementFilter } from './agreement-filter';

const modes = [
  { mode: 'exclude', words: 'NOT CLEAR out' },
  { mode: 'include', words: 'NOT CLEAR in' },
] as const;

/** NOT CLEAR in or out, each with the number of snippets that would be compared. */
export function NotClearSwitch({
  projectId,
  filter,
  notClear,
}: {
  readonly projectId: string;
  readonly filter: AgreementFilter;
  readonly notClear: AgreementReport['notClear'];
}) {
  return (
    <nav aria-label="NOT CLEAR in or out of the agreement">
      <ul className="inline-flex flex-wrap rounded-lg border border-line-strong bg-sunk p-0.5">
        {modes.map(({ mode, words }) => {
          const isOn = filter.notClear === mode;
          const count = mode === 'include' ? notClear.included : notClear.excluded;
          return (
            <li key={mode}>
              <Link
                href={agreementHref(projectId, filter, { notClear: mode })}
                scroll={false}
                aria-current={isOn ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-7 items-center gap-2 rounded-md px-3 text-[0.8125rem] font-semibold whitespace-nowrap no-underline',
                  isOn ? 'bg-panel text-ink shadow-card' : 'text-ink-2 hover:text-ink',
                )}
              >
                {words}
                <span className="font-normal tabular-nums">{countOf(count, 'snippet')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
