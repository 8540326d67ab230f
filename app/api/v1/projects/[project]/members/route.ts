import { newMemberBody } from '@/app/api/_contract/schemas';
import { answerJson, defineRoute } from '@/app/api/_http/route';
import { pathOfInvitation } from '@/app/api/_http/invitation-path';
import { hashPassword } from '@/lib/auth/password';
import { addMember, listMembers } from '@/lib/data/projects/members';

export const GET = defineRoute({
  answer: async ({ actor, params }) => ({
    items: await listMembers(actor, params.project ?? ''),
    nextCursor: null,
  }),
});

export const POST = defineRoute({
  body: newMemberBody,
  answer: async ({ actor, params, body, request }) => {
    const { password, ...member } = body;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const added = await addMember(actor, params.project ?? '', { ...member, passwordHash });
    const { invitation, ...shown } = added;
    const link = invitation === null ? {} : { invitation: pathOfInvitation(request, invitation) };
    return answerJson({ ...shown, ...link }, 201);
  },
});
