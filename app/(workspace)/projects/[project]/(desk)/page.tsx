import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { definePage } from '@/app/_pages/define-page';
import { CaseQueueCard } from '@/components/overview/case-queue-card';
import { LeadOverview } from '@/components/overview/lead-overview';
import { NewsCard } from '@/components/overview/news-card';
import { OwnProgressCard } from '@/components/overview/own-progress-card';
import { PageCards, type PageCard } from '@/components/overview/page-cards';
import { PracticeCard } from '@/components/practice/practice-card';
import { readProgressBy } from '@/components/overview/progress-by';
import { countOf } from '@/components/shell/number-words';
import { PageBody } from '@/components/shell/page-body';
import { QuestionText } from '@/components/shell/question-text';
import { Chip } from '@/components/ui/chip';
import { PageHeader } from '@/components/ui/page-header';
import type { UserActor } from '@/lib/data/actor';
import { countCases } from '@/lib/data/cases/list-cases';
import { listNews } from '@/lib/data/log/news';
import { readOwnPractice } from '@/lib/data/practice/read-own-practice';
import { readOverview } from '@/lib/data/projects/read-overview';
import { readOwnProgress } from '@/lib/data/projects/read-own-progress';
import { readProgress } from '@/lib/data/projects/read-progress';
import { readReaderProgress } from '@/lib/data/projects/read-reader-progress';
import { listReleases } from '@/lib/data/releases/read-releases';
import { requireProject } from '@/lib/data/rights/require-project';
import type { ProgressDimension } from '@/lib/domain/pace/progress-dimension';
import type { ProjectAction } from '@/lib/domain/permissions';

export const metadata: Metadata = { title: 'Overview' };

export default definePage('/projects/[project]', async ({ actor, params, search }) => {
  const project = await requireProject(actor, 'viewProject', params.project);
  const { actions } = project;
  const isLead = actions.includes('viewProgress');
  const news = await listNews(actor, project.id);
  return (
    <PageBody>
      <PageHeader title={<span className="[overflow-wrap:anywhere]">{project.name}</span>}>
        <QuestionText question={project.question} />
        {project.isDemo && (
          <span className="mt-1.5 block">
            <Chip tone="accent">Demo, synthetic texts</Chip>
          </span>
        )}
      </PageHeader>
      {news.upTo !== null && (
        <NewsCard
          projectId={project.id}
          lines={news.lines.map(({ at, words }) => ({ at: at.toISOString(), words }))}
          upTo={news.upTo.toISOString()}
        />
      )}
      {isLead && (await showLeadParts(actor, project.id, readProgressBy(search.by)))}
      {actions.includes('annotate') && (await showOwnParts(actor, project.id))}
      {!isLead && actions.includes('viewCaseQueue') && (
        <CaseQueueCard
          projectId={project.id}
          statuses={(await countCases(actor, project.id)).statuses}
        />
      )}
      {!isLead && (
        <PageCards projectId={project.id} cards={await listCards(actor, project.id, actions)} />
      )}
    </PageBody>
  );
});

async function showLeadParts(
  actor: UserActor,
  projectId: string,
  by: ProgressDimension,
): Promise<ReactNode> {
  const [{ counts, stage, firstGivenAt }, readers, progress] = await Promise.all([
    readOverview(actor, projectId),
    readReaderProgress(actor, projectId),
    readProgress(actor, projectId, by),
  ]);
  return (
    <LeadOverview
      projectId={projectId}
      counts={counts}
      stage={stage}
      readers={readers}
      firstGivenAt={firstGivenAt}
      by={by}
      progress={progress}
      now={new Date()}
    />
  );
}

/** An annotator's own work; before its first snippet, the practice. */
async function showOwnParts(actor: UserActor, projectId: string): Promise<ReactNode> {
  const progress = await readOwnProgress(actor, projectId);
  const practice = progress.finished === 0 ? await readOwnPractice(actor, projectId) : null;
  return (
    <>
      {practice !== null && practice.finished < practice.texts.length && (
        <PracticeCard projectId={projectId} practice={practice} />
      )}
      <OwnProgressCard projectId={projectId} progress={progress} />
    </>
  );
}

/** What the others may look at. */
async function listCards(
  actor: UserActor,
  projectId: string,
  actions: readonly ProjectAction[],
): Promise<PageCard[]> {
  const cards: PageCard[] = [];
  if (actions.includes('viewAgreement')) {
    cards.push({
      page: 'agreement',
      title: 'Agreement',
      text: 'How well the annotators agree, before adjudication: spans, labels, snippets.',
    });
  }
  if (actions.includes('viewReleases')) {
    const [latest, ...earlier] = await listReleases(actor, projectId);
    cards.push({
      page: 'releases',
      title: 'Releases',
      text:
        latest === undefined
          ? 'None yet. When the lead makes one, its files stand here.'
          : `The latest is ${latest.name}${earlier.length > 0 ? `, after ${countOf(earlier.length, 'earlier one')}` : ''}.`,
    });
  }
  if (actions.includes('viewBesideGold')) {
    cards.push({
      page: 'beside-gold',
      title: 'Beside gold',
      text: 'Your own readings beside the gold of the newest final release, with the reasons.',
    });
  }
  cards.push(
    { page: 'guideline', title: 'Guideline', text: 'The rules of annotation, clause by clause.' },
    { page: 'scheme', title: 'Labels', text: 'The labels, their keys and what they mean.' },
  );
  return cards;
}
