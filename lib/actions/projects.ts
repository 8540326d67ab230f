'use server';

import { z } from 'zod';
import { showGold } from '../data/feedback/show-gold';
import { markNewsRead } from '../data/log/news';
import { changeRoles } from '../data/projects/change-roles';
import { createProject } from '../data/projects/create-project';
import { addMember, removeMember, renewInvitation } from '../data/projects/members';
import { emailSchema } from '../data/users/email';
import { daysValid, type PasswordLink } from '../data/users/invitations';
import { Refusal } from '../domain/errors';
import { roles } from '../domain/permissions';
import { defineAction } from './define-action';
import { handOverLink, handOverLinks, type HandedLink } from './hand-over-links';

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
  /** The link to set a password; null for one who has an account. */
  readonly link: HandedLink | null;
  /** Why this person could not be added. */
  readonly failure: string | null;
};

export const inviteMember = defineAction(
  z.object({
    projectId: z.string().max(100),
    email: emailSchema,
    name: z.string().trim().min(1, 'A member needs a name.').max(200),
    roles: z.array(z.enum(roles)).min(1, 'Choose at least one role.'),
    byMail: z.boolean().default(false),
  }),
  async (actor, { projectId, byMail, ...member }) => {
    const { name, email, invitation } = await addMember(actor, projectId, member);
    const link = invitation === null ? null : { name, email, secret: invitation, days: daysValid };
    return { name, link: link && (await handOverLink('invitation', link, byMail)) };
  },
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
    byMail: z.boolean(),
  }),
  async (actor, { projectId, people, roles: chosen, byMail }) => {
    const results: Omit<InvitedPerson, 'link'>[] = [];
    const made: PasswordLink[] = [];
    for (const person of people) {
      try {
        const { name, email, invitation } = await addMember(actor, projectId, {
          ...person,
          roles: chosen,
        });
        results.push({ name, email, failure: null });
        if (invitation !== null) made.push({ name, email, secret: invitation, days: daysValid });
      } catch (error) {
        const isOfPerson = error instanceof Refusal && error.code === 'conflict';
        // What would meet everybody is refused whole, unless links were made: those are told once.
        if (!isOfPerson && results.length === 0) throw error;
        const isRefusal = error instanceof Refusal;
        if (!isRefusal) console.error('A member could not be added:', error);
        const failure = isRefusal ? error.message : 'Something went wrong here. Try again.';
        results.push({ ...person, failure });
      }
    }
    const links = await handOverLinks('invitation', made, byMail);
    return results.map((person): InvitedPerson => {
      const link = links.find(({ email }) => email === person.email) ?? null;
      return { ...person, link };
    });
  },
);

const memberKey = z.object({ projectId: z.string().max(100), userId: z.string().max(100) });

export const makeInvitationLink = defineAction(
  memberKey.extend({ byMail: z.boolean() }),
  async (actor, { projectId, userId, byMail }) =>
    handOverLink('invitation', await renewInvitation(actor, projectId, userId), byMail),
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
