'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Switch } from '@/components/ui/switch';
import { savePreferences } from '@/lib/actions/preferences';

/** Switches the mails with news on and off; what is shown is what the account has. */
export function NewsByMail({ isOn: isOnAtFirst }: { readonly isOn: boolean }) {
  const { run, isPending, failure } = useAction(savePreferences);
  const [isOn, setIsOn] = useState(isOnAtFirst);
  const [isSaved, setIsSaved] = useState(false);
  const change = async (getsNewsByMail: boolean) => {
    setIsOn(getsNewsByMail);
    setIsSaved(false);
    const { ok } = await run({ getsNewsByMail });
    if (!ok) setIsOn(!getsNewsByMail);
    setIsSaved(ok);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <FailureNotice failure={failure} />
      <Switch isOn={isOn} onChange={(next) => !isPending && void change(next)}>
        News of my projects by mail
      </Switch>
      <p role="status" aria-label="Mail" className="min-h-4 text-xs text-ink-2">
        {isSaved && 'Saved with your account.'}
      </p>
    </div>
  );
}
