import type { Role } from '@/lib/domain/permissions';

/** What each role is called, and what it is for. */
export const roleWords: Readonly<Record<Role, { title: string; purpose: string }>> = {
  lead: {
    title: 'Lead',
    purpose: 'Imports, plans, invites, watches progress, adjudicates, checks values, releases.',
  },
  adjudicator: {
    title: 'Adjudicator',
    purpose: 'Sees both readings once all are finished, and decides. Sees agreement and releases.',
  },
  annotator: {
    title: 'Annotator',
    purpose: 'Reads the snippets assigned, and sees nothing of what others marked.',
  },
  viewer: { title: 'Viewer', purpose: 'Sees agreement and releases.' },
};

/** `Lead, annotator` */
export function listRoles(roles: readonly Role[]): string {
  const words = roles.map((role) => roleWords[role].title.toLowerCase()).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
