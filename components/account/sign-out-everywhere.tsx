'use client';

import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { loadPage } from '@/components/shell/load-page';
import { Button } from '@/components/ui/button';
import { endAllSessions } from '@/lib/actions/accounts';

export function SignOutEverywhere() {
  const { run, isPending, failure } = useAction(endAllSessions);
  const send = async () => {
    const result = await run({});
    if (result.ok) loadPage('/sign-in?after=everywhere');
  };
  return (
    <div className="grid justify-items-start gap-3">
      <FailureNotice failure={failure} />
      <Button disabled={isPending} onClick={() => void send()}>
        {isPending ? 'Signing out …' : 'Sign out everywhere'}
      </Button>
    </div>
  );
}
