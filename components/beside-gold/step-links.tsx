'use client';

import { useRouter } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { isField } from '@/components/workspace/event-target';
import { capsOf, keyOf } from '@/components/workspace/key-press';
import { useDocumentKeys } from '@/components/workspace/use-document-keys';
import { useModifierKey } from '@/components/workspace/use-modifier-key';

export type Step = {
  /** Null at the end of the list. */
  readonly href: string | null;
  /** As this person's key map has it; null for none. */
  readonly key: string | null;
};

/** The previous and the next reading of the list, by link and by key. */
export function StepLinks({ previous, next }: { readonly previous: Step; readonly next: Step }) {
  const router = useRouter();
  const modifier = useModifierKey();

  useDocumentKeys((event) => {
    if (event.repeat || isField(event.target)) return;
    const key = keyOf(event);
    const step = [previous, next].find((each) => each.key !== null && each.key === key);
    if (step?.href == null) return;
    event.preventDefault();
    router.push(step.href);
  });

  return (
    <nav aria-label="Other readings" className="flex gap-2">
      {previous.href !== null && (
        <ButtonLink size="small" keys={capsOf(previous.key, modifier)} href={previous.href}>
          Previous
        </ButtonLink>
      )}
      {next.href !== null && (
        <ButtonLink size="small" keys={capsOf(next.key, modifier)} href={next.href}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
