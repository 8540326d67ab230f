'use client';

import { useState, type ComponentProps } from 'react';
import { Textarea } from '@/components/ui/field';
import { linesOf } from './scheme-draft';

/** A list of words, written one a line. What is being typed stays as typed, empty lines too. */
export function LinesInput({
  lines,
  onLines,
  ...rest
}: {
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState(lines.join('\n'));
  const isTyped = linesOf(typed).join('\n') === lines.join('\n');
  return (
    <Textarea
      {...rest}
      value={isTyped ? typed : lines.join('\n')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onLines(linesOf(event.currentTarget.value));
      }}
    />
  );
}
