import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { definePage } from '@/app/_pages/define-page';
import { snippetHref } from '@/components/annotate/snippet-href';
import { BesideView } from '@/components/beside/beside-view';
import { AnswerChanging } from '@/components/practice/answer-changing';
import { ComparisonHead } from '@/components/practice/comparison-head';
import { PageBody } from '@/components/shell/page-body';
import { projectPath } from '@/components/shell/paths';
import { findOwnTry, readComparison } from '@/lib/data/practice/read-comparison';
import { readOwnPreferences } from '@/lib/data/users/preferences';

export const metadata: Metadata = { title: 'What was expected' };

/**
 * An own finished try beside the known answer; one that is not finished is gone on with. A text
 * that was taken out meanwhile leads back to the practice.
 */
export default definePage(
  '/projects/[project]/practice/[assignment]',
  async ({ actor, params: { project, assignment } }) => {
    const { practice, status, isTakenOut } = await findOwnTry(actor, project, assignment);
    if (isTakenOut) redirect(projectPath(project, 'practice'));
    if (status !== 'finished') redirect(snippetHref(practice, assignment));
    const [comparison, preferences] = await Promise.all([
      readComparison(actor, project, assignment),
      readOwnPreferences(actor),
    ]);
    const { answer, own, snippet, scheme, clauses } = comparison;
    return (
      <PageBody>
        <ComparisonHead
          projectId={project}
          assignmentId={assignment}
          comparison={comparison}
          preferences={preferences}
        />
        {answer === null ? (
          <AnswerChanging />
        ) : (
          <BesideView
            key={assignment}
            snippet={snippet}
            scheme={scheme}
            clauses={clauses}
            feedback={answer.feedback}
            flagReason={own.flagReason}
            expectedTitle="Expected"
            isDoubtMistake={answer.isDoubtMistake}
            guidelineHref={projectPath(project, 'guideline')}
          />
        )}
      </PageBody>
    );
  },
);
