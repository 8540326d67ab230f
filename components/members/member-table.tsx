'use client';

import { useState } from 'react';
import { formatCount } from '@/components/shell/number-words';
import { Moment } from '@/components/shell/moment';
import { roleWords } from '@/components/shell/role-words';
import { Chip } from '@/components/ui/chip';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Role } from '@/lib/domain/permissions';
import { MemberDialog } from './member-dialog';
import { MemberMenu } from './member-menu';
import type { MemberRow, MemberTask } from './member-row';

/** Everybody who is or was in the project; former members stay, marked, with their work. */
export function MemberTable({
  projectId,
  members,
  actor,
  hasMail,
}: {
  readonly projectId: string;
  readonly members: readonly MemberRow[];
  readonly actor: { readonly userId: string; readonly isAdmin: boolean };
  readonly hasMail: boolean;
}) {
  const [task, setTask] = useState<MemberTask | null>(null);
  return (
    <>
      <Table caption="Members and former members" isCaptionHidden>
        <thead>
          <tr>
            <HeadCell>Person</HeadCell>
            <HeadCell className="max-sm:hidden">Roles</HeadCell>
            <HeadCell isNumber className="max-sm:hidden">
              Finished
            </HeadCell>
            <HeadCell className="relative">
              <span className="sr-only">Actions</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.userId} className={member.leftAt === null ? undefined : 'text-ink-2'}>
              <Cell className="min-w-44">
                <PersonWords member={member} isSelf={member.userId === actor.userId} />
              </Cell>
              <Cell className="min-w-36 max-sm:hidden">
                <RoleChips roles={member.roles} />
              </Cell>
              <Cell isNumber className="whitespace-nowrap max-sm:hidden">
                {progressWords(member)}
              </Cell>
              <Cell className="text-right">
                <MemberMenu
                  projectId={projectId}
                  member={member}
                  actor={actor}
                  onChoose={setTask}
                />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {task !== null && (
        <MemberDialog
          projectId={projectId}
          task={task}
          hasMail={hasMail}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

function PersonWords({ member, isSelf }: { readonly member: MemberRow; readonly isSelf: boolean }) {
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere]">
        {member.name}
        {isSelf && <span className="font-normal text-ink-3"> (you)</span>}
      </span>
      <span className="block text-xs break-all text-ink-3">{member.email}</span>
      {/* On a phone there is room for one column. */}
      <span className="mt-1 grid justify-items-start gap-1 sm:hidden">
        <RoleChips roles={member.roles} />
        {member.assignments > 0 && (
          <span className="text-xs text-ink-2">{progressWords(member)} finished</span>
        )}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {member.leftAt !== null && (
          <Chip>
            former, until <Moment at={member.leftAt} to="day" />
          </Chip>
        )}
        {member.isDisabled && <Chip tone="bad">account disabled</Chip>}
        {!member.hasPassword && member.leftAt === null && !member.isDisabled && (
          <Chip tone="warn">invited, no password yet</Chip>
        )}
      </span>
    </>
  );
}

function RoleChips({ roles }: { readonly roles: readonly Role[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Chip key={role}>{roleWords[role].title}</Chip>
      ))}
    </span>
  );
}

function progressWords({ assignments, finished }: MemberRow): string {
  if (assignments === 0) return '–';
  return `${formatCount(finished)} of ${formatCount(assignments)}`;
}
