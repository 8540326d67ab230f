import { countOf } from '@/components/shell/number-words';
import { LinkSwitch } from '@/components/ui/link-switch';
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
    <LinkSwitch
      label="NOT CLEAR in or out of the agreement"
      links={modes.map(({ mode, words }) => ({
        href: agreementHref(projectId, filter, { notClear: mode }),
        isOn: filter.notClear === mode,
        words: (
          <>
            {words}
            <span className="font-normal tabular-nums">
              {countOf(mode === 'include' ? notClear.included : notClear.excluded, 'snippet')}
            </span>
          </>
        ),
      }))}
    />
  );
}
