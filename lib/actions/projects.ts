'use server';

import { z } from 'zod';
import { showGold } from '../data/feedback/show-gold';
import { markNewsRead } from '../data/log/news';
import { changeRoles } from '../data/projects/change-roles';
import { createProject } from '../data/projects/create-project';
import { addMember, removeMember, renewInvitation } from '../data/projects/members';
import { emailSchema } from '../data/users/email';
import { Refusal } from '../domain/errors';
import { roles } from '../domain/permissions';
import { defineAction } from './define-action';

const conf = z.string().max(1_000_000, 'The configuration is larger than 1 MB.').optional();

export const makeProject = defineAction(
  z.object({
    name: z.string().trim().min(1, 'A project needs a name.').max(200),
    template: z.enum(['pv600', 'blank']),
    annotationConf: conf,
    visualConf: conf,
    shortcutsConf: conf,
  }),
  createProject,
);

export type InvitedPerson = {
  readonly name: string;
  readonly email: string;
  /** The secret of a link to set a password; null for one who has an account. */
  readonly invitation: string | null;
  /** Why this person could not be added. */
  readonly failure: string | null;
};

export const inviteMember = defineAction(
  z.object({
    projectId: z.string().max(100),
    email: emailSchema,
    name: z.string().trim().min(1, 'A member needs a name.').max(200),
    roles: z.array(z.enum(roles)).min(1, 'Choose at least one role.'),
  }),
  (actor, { projectId, ...member }) => addMember(actor, projectId, member),
);

/** What became of each person of a list; one that cannot be added keeps no other out. */
export const inviteMembers = defineAction(
  z.object({
    projectId: z.string().max(100),
    people: z
      .array(z.object({ email: emailSchema, name: z.string().trim().min(1).max(200) }))
      .min(1, 'The list has nobody in it.')
      .max(200, 'Add at most 200 people at a time.'),
    roles: z.array(z.enum(roles)).min(1, 'Choose at least one role.'),
  }),
  async (actor, { projectId, people, roles: chosen }) => {
    const results: InvitedPerson[] = [];
    for (const person of people) {
      try {
        const { name, email, invitation } = await addMember(actor, projectId, {
          ...person,
          roles: chosen,
        });
        results.push({ name, email, invitation, failure: null });
      } catch (error) {
        const isOfPerson = error instanceof Refusal && error.code === 'conflict';
        // What would meet everybody is refused whole, unless links were made: those are told once.
        if (!isOfPerson && results.length === 0) throw error;
        const isRefusal = error instanceof Refusal;
        if (!isRefusal) console.error('A member could not be added:', error);
        const failure = isRefusal ? error.message : 'Something went wrong here. Try again.';
        results.push({ ...person, invitation: null, failure });
      }
    }
    return results;
  },
);

const memberKey = z.object({ projectId: z.string().max(100), userId: z.string().max(100) });

export const makeInvitationLink = defineAction(memberKey, (actor, { projectId, userId }) =>
  renewInvitation(actor, projectId, userId),
);

export const endMembership = defineAction(memberKey, (actor, { projectId, userId }) =>
  removeMember(actor, projectId, userId),
);

export const changeMemberRoles = defineAction(
  memberKey.extend({ roles: z.array(z.enum(roles)).min(1, 'Choose at least one role.') }),
  (actor, { projectId, userId, roles: chosen }) => changeRoles(actor, projectId, userId, chosen),
);

export const markNewsAsRead = defineAction(
  z.object({ projectId: z.string().max(100), upTo: z.iso.datetime() }),
  (actor, { projectId, upTo }) => markNewsRead(actor, projectId, new Date(upTo)),
);

export const switchGold = defineAction(
  z.object({ projectId: z.string().max(100), isShown: z.boolean() }),
  (actor, { projectId, isShown }) => showGold(actor, projectId, isShown),
);
