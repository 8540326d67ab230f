import { defineRoute } from '@/app/api/_http/route';
import { readOwnAssignment } from '@/lib/data/assignments/read-assignment';

export const GET = defineRoute({
  answer: ({ actor, params }) => readOwnAssignment(actor, params.assignment ?? ''),
});
