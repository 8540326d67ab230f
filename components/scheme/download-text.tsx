'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

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
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button onClick={save}>
      <Download aria-hidden size={16} />
      {children}
    </Button>
  );
}
