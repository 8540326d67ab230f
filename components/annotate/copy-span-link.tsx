'use client';

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { hashOfSpan } from './snippet-href';

/**
 * Copies the address of a span. Where the browser gives no clipboard (plain HTTP) the address is
 * shown, to be copied by hand.
 */
export function CopySpanLink({ span }: { readonly span: string }) {
  const [link, setLink] = useState<{ readonly address: string; readonly isCopied: boolean } | null>(
    null,
  );
  async function copy(): Promise<void> {
    const address = `${window.location.origin}${window.location.pathname}${hashOfSpan(span)}`;
    // Types promise a clipboard; over plain HTTP there is none.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await (clipboard?.writeText(address) ?? Promise.reject(new Error())).then(
      () => true,
      () => false,
    );
    setLink({ address, isCopied });
  }
  return (
    <div className="mt-1 grid gap-1 text-xs text-ink-2">
      <div>
        <Button size="small" variant="quiet" onClick={() => void copy()}>
          <Link2 aria-hidden size={14} />
          Copy link to this span
        </Button>
      </div>
      <p role="status">{link?.isCopied === true && 'The link is copied.'}</p>
      {link?.isCopied === false && <p className="break-all select-all">{link.address}</p>}
    </div>
  );
}
