'use client';

import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { moveWorkPath } from '@/components/shell/paths';
import { Popover } from '@/components/ui/popover';
import { isPseudonym } from '@/lib/domain/pseudonym';
import type { MemberRow, MemberTask } from './member-row';

const itemClass =
  'flex min-h-9 w-full items-center rounded-lg px-2.5 text-left font-semibold no-underline hover:bg-sunk';

/** What can be done for one member. */
export function MemberMenu({
  projectId,
  member,
  actor,
  onChoose,
}: {
  readonly projectId: string;
  readonly member: MemberRow;
  readonly actor: { readonly userId: string; readonly isAdmin: boolean };
  readonly onChoose: (task: MemberTask) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const tasks = listTasks(member, actor);
  const hasOpenWork = member.assignments > member.finished;
  if (tasks.length === 0 && !hasOpenWork) return null;
  return (
    <Popover
      title={`Actions for ${member.name}`}
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${member.name}`}
          className="-my-2 inline-grid size-8 place-items-center rounded-lg text-ink-2 hover:bg-sunk"
        >
          <Ellipsis aria-hidden size={18} />
        </button>
      }
    >
      <ul className="grid w-52 gap-0.5">
        {hasOpenWork && (
          <li>
            <Link href={moveWorkPath(projectId, member.userId)} className={itemClass}>
              Move open work
            </Link>
          </li>
        )}
        {tasks.map(({ kind, words }) => (
          <li key={kind}>
            <button
              type="button"
              className={itemClass}
              onClick={() => {
                setIsOpen(false);
                onChoose({ kind, member });
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function listTasks(
  member: MemberRow,
  actor: { readonly userId: string; readonly isAdmin: boolean },
): { kind: MemberTask['kind']; words: string }[] {
  const isMember = member.leftAt === null;
  const isNobody = isPseudonym(member.email);
  const careForAccount = actor.isAdmin && member.userId !== actor.userId;
  const tasks: { kind: MemberTask['kind']; words: string; isOffered: boolean }[] = [
    { kind: 'roles', words: 'Change roles', isOffered: isMember },
    {
      kind: 'invitation',
      words: 'New invitation link',
      isOffered: isMember && !member.hasPassword && !member.isDisabled,
    },
    {
      kind: 'passwordLink',
      words: 'Link for a new password',
      isOffered: careForAccount && member.hasPassword && !member.isDisabled,
    },
    {
      kind: 'disable',
      words: 'Disable the account',
      isOffered: careForAccount && !member.isDisabled,
    },
    {
      kind: 'enable',
      words: 'Enable the account',
      isOffered: careForAccount && member.isDisabled && !isNobody,
    },
    {
      kind: 'pseudonym',
      words: 'Replace the name by a pseudonym',
      isOffered: careForAccount && member.isDisabled && !isNobody,
    },
    { kind: 'restore', words: 'Make a member again', isOffered: !isMember && !isNobody },
    { kind: 'remove', words: 'Remove from the project', isOffered: isMember },
  ];
  return tasks.filter(({ isOffered }) => isOffered);
}
