import { Download } from 'lucide-react';
import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { GoldSwitch } from '@/components/releases/gold-switch';
import { NewReleaseForm } from '@/components/releases/new-release-form';
import { ReleaseCard } from '@/components/releases/release-card';
import { PageBody, Part } from '@/components/shell/page-body';
import { projectApiPath } from '@/components/shell/paths';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { UserActor } from '@/lib/data/actor';
import { listJobs } from '@/lib/data/jobs/jobs';
import { readScheme } from '@/lib/data/projects/read-scheme';
import { listBlockers } from '@/lib/data/releases/blockers';
import { listReleases } from '@/lib/data/releases/read-releases';
import { requireProject } from '@/lib/data/rights/require-project';

export const metadata: Metadata = { title: 'Releases' };

export default definePage('/projects/[project]/releases', async ({ actor, params }) => {
  const { actions, isGoldShown } = await requireProject(actor, 'viewReleases', params.project);
  const [releases, { scheme }] = await Promise.all([
    listReleases(actor, params.project),
    readScheme(actor, params.project),
  ]);
  const isLead = actions.includes('manageProject');
  const form = isLead ? await prepareForm(actor, params.project) : null;
  return (
    <PageBody width="narrow">
      <PageHeader title="Releases">
        A release is frozen: its files stay the same bytes for ever, with their hashes.
      </PageHeader>
      {form !== null && (
        <Part title="New release">
          <NewReleaseForm projectId={params.project} {...form} />
        </Part>
      )}
      {isLead && (
        <Part title="Gold for annotators">
          <GoldSwitch projectId={params.project} isShown={isGoldShown} />
        </Part>
      )}
      {releases.length > 0 && (
        <Part title="Releases so far">
          <div className="grid gap-4">
            {releases.map((release) => (
              <ReleaseCard
                key={release.id}
                projectId={params.project}
                release={release}
                titleOf={(name) =>
                  scheme.labels.find((label) => label.name === name)?.title ?? name
                }
              />
            ))}
          </div>
        </Part>
      )}
      {releases.length === 0 && !isLead && (
        <EmptyState title="No release yet">
          When the lead makes one, its files stand here with their sizes and hashes.
        </EmptyState>
      )}
      {actions.includes('viewCaseQueue') && (
        <Part title="Readings as they are now">
          <p className="max-w-prose text-pretty text-ink-2">
            The finished readings that you may see, as brat folders, one a reader, named by
            pseudonym.
          </p>
          <div>
            <a
              className={buttonClass()}
              href={projectApiPath(params.project, 'readings.zip')}
              download
            >
              <Download aria-hidden size={16} />
              readings.zip
            </a>
          </div>
        </Part>
      )}
    </PageBody>
  );
});

async function prepareForm(actor: UserActor, projectId: string) {
  const [blockers, jobs] = await Promise.all([
    listBlockers(actor, projectId),
    listJobs(actor, projectId),
  ]);
  const running = jobs.find(
    ({ kind, state }) => kind === 'release' && (state === 'queued' || state === 'running'),
  );
  if (running === undefined) return { blockers, running: null };
  const { id, state, progress, report } = running;
  return { blockers, running: { id, state, progress, report } };
}
