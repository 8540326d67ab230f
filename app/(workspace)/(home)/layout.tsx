import type { ReactNode } from 'react';
import { WorkspaceHeader } from '@/components/shell/workspace-header';
import { findActor } from '@/lib/auth/session';

/** Pages that belong to no project. Each page asks for sign-in itself, so that it is come back to. */
export default async function HomeLayout({ children }: { children: ReactNode }) {
  const actor = await findActor();
  return (
    <>
      {actor !== null && <WorkspaceHeader user={{ name: actor.name, email: actor.email }} />}
      {children}
    </>
  );
}
