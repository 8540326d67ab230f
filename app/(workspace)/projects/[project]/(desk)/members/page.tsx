import type { Metadata } from 'next';
import { definePage } from '@/app/_pages/define-page';
import { AddListButton } from '@/components/members/add-list-dialog';
import { AddMemberButton } from '@/components/members/add-member-dialog';
import { MemberTable } from '@/components/members/member-table';
import { VisibilityTable } from '@/components/members/visibility-table';
import { PageBody, Part } from '@/components/shell/page-body';
import { PageHeader } from '@/components/ui/page-header';
import { listMembers } from '@/lib/data/projects/members';
import { isMailSetUp } from '@/lib/mail/mailer';

export const metadata: Metadata = { title: 'Members' };

export default definePage('/projects/[project]/members', async ({ actor, params }) => {
  const members = await listMembers(actor, params.project);
  const present = members.filter(({ leftAt }) => leftAt === null);
  const hasMail = isMailSetUp();
  const adding = {
    projectId: params.project,
    memberEmails: present.map(({ email }) => email),
    hasMail,
  };
  return (
    <PageBody>
      <PageHeader
        title="Members"
        actions={
          <>
            <AddListButton {...adding} />
            <AddMemberButton {...adding} />
          </>
        }
      >
        One person can have several roles; annotators often sit in the meetings too.
      </PageHeader>
      <MemberTable
        projectId={params.project}
        actor={{ userId: actor.userId, isAdmin: actor.isAdmin }}
        hasMail={hasMail}
        members={members.map(({ joinedAt: _, leftAt, ...member }) => ({
          ...member,
          leftAt: leftAt?.toISOString() ?? null,
        }))}
      />
      <Part title="Who can see what">
        <p className="max-w-prose text-pretty text-ink-2">
          Everybody reads blind: nothing that reaches an annotator depends on what another marked.
          This table is made from the rules that the program enforces. A person with several roles
          may do what any of them allows; a condition on one’s own reading holds whatever the roles.
        </p>
        <VisibilityTable />
      </Part>
    </PageBody>
  );
});
