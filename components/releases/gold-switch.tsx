'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { useAction } from '@/components/forms/use-action';
import { Switch } from '@/components/ui/switch';
import { switchGold } from '@/lib/actions/projects';

/** Whether annotators may see their own readings beside gold. */
export function GoldSwitch({
  projectId,
  isShown,
}: {
  readonly projectId: string;
  readonly isShown: boolean;
}) {
  const router = useRouter();
  const [isOn, setIsOn] = useState(isShown);
  const { run, failure } = useAction(switchGold);

  async function change(wanted: boolean): Promise<void> {
    setIsOn(wanted);
    const result = await run({ projectId, isShown: wanted });
    if (result.ok) router.refresh();
    else setIsOn(!wanted);
  }

  return (
    <div className="grid gap-2">
      <p className="max-w-prose text-pretty text-ink-2">
        Annotators then see each of their own finished readings beside the gold of the newest final
        release, with the reasons of decisions as they were written. They see nobody else’s reading,
        and not who decided.
      </p>
      <div>
        <Switch isOn={isOn} onChange={(wanted) => void change(wanted)}>
          Show gold to annotators
        </Switch>
      </div>
      <FailureNotice failure={failure} />
    </div>
  );
}
