/** What stands in the way of a final release, by kind, each with the page that removes it. */
import { countOf } from '@/components/shell/number-words';
import type { ProjectPage } from '@/components/shell/paths';
import type { RefusalDetail } from '@/lib/domain/errors';

export type BlockerGroup = {
  readonly title: string;
  readonly page: ProjectPage;
  readonly action: string;
  readonly blockers: readonly RefusalDetail[];
};

const kinds: readonly {
  readonly code: string;
  readonly title: (count: number) => string;
  readonly page: ProjectPage;
  readonly action: string;
}[] = [
  {
    code: 'empty',
    title: () => 'The project has no snippets',
    page: 'import',
    action: 'Import texts',
  },
  {
    code: 'unassigned',
    title: (count) => `${countOf(count, 'snippet')} without a reader`,
    page: 'plan',
    action: 'Plan',
  },
  {
    code: 'waiting',
    title: (count) => `${countOf(count, 'snippet')} still being read`,
    page: '',
    action: 'See who reads',
  },
  {
    code: 'open',
    title: (count) => countOf(count, 'open case'),
    page: 'adjudicate',
    action: 'Adjudicate',
  },
  {
    code: 'stale',
    title: (count) => `${countOf(count, 'case')} with stale gold`,
    page: 'adjudicate',
    action: 'Look again',
  },
  {
    code: 'valuesToCheck',
    title: (count) => `${countOf(count, 'snippet')} with values to check`,
    page: 'values',
    action: 'Check values',
  },
];

/** Groups in the order of the way; kinds that are not known stand last, as they are. */
export function groupBlockers(blockers: readonly RefusalDetail[]): BlockerGroup[] {
  const known = kinds.map(({ code, title, page, action }) => {
    const own = blockers.filter((blocker) => blocker.code === code);
    return { title: title(own.length), page, action, blockers: own };
  });
  const others = blockers.filter(({ code }) => kinds.every((kind) => kind.code !== code));
  return [
    ...known,
    { title: 'Other', page: '' as const, action: 'To the overview', blockers: others },
  ].filter((group) => group.blockers.length > 0);
}
