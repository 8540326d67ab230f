'use client';

import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input, Textarea } from '@/components/ui/field';

const words = { ready: 'Copy', copied: 'Copied', selected: 'Selected, now copy it' } as const;

/** Something to be copied whole: a link, a token. */
export function CopyField({
  label,
  value,
  hint,
  isLong = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Several lines. */
  readonly isLong?: boolean;
}) {
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'selected'>('ready');
  const copy = async () => {
    input.current?.select();
    setState((await copyText(value)) ? 'copied' : 'selected');
  };
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <span className="flex flex-wrap gap-2">
          {isLong ? (
            <Textarea
              {...wiring}
              ref={(element) => {
                input.current = element;
              }}
              readOnly
              rows={6}
              value={value}
              className="font-mono text-xs"
            />
          ) : (
            <Input
              {...wiring}
              ref={(element) => {
                input.current = element;
              }}
              readOnly
              value={value}
              className="min-w-0 flex-1 basis-52 font-mono text-xs"
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <Button onClick={() => void copy()}>
            {state === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
            <span aria-live="polite">{words[state]}</span>
          </Button>
        </span>
      )}
    </Field>
  );
}

/** The clipboard is there on secure origins only; elsewhere the field is selected to be copied. */
async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
