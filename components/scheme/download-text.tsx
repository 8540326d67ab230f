'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { saveText } from '@/components/ui/save-text';

/** Saves a text that the page has already. */
export function DownloadText({
  fileName,
  text,
  children,
}: {
  readonly fileName: string;
  readonly text: string;
  readonly children: string;
}) {
  return (
    <Button onClick={() => saveText(fileName, text)}>
      <Download aria-hidden size={16} />
      {children}
    </Button>
  );
}
