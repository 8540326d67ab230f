'use server';

import { z } from 'zod';
import { showGold } from '../data/feedback/show-gold';
import { changeRoles } from '../data/projects/change-roles';
import { createProject } from '../data/projects/create-project';
import { addMember, removeMember, renewInvitation } from '../data/projects/members';
import { emailSchema } from '../data/users/email';
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

export const inviteMember = defineAction(
  z.object({
    projectId: z.string().max(100),
    email: emailSchema,
    name: z.string().trim().min(1, 'A member needs a name.').max(200),
    roles: z.array(z.enum(roles)).min(1, 'Choose at least one role.'),
  }),
  (actor, { projectId, ...member }) => addMember(actor, projectId, member),
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

export const switchGold = defineAction(
  z.object({ projectId: z.string().max(100), isShown: z.boolean() }),
  (actor, { projectId, isShown }) => showGold(actor, projectId, isShown),
);
