'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

/**
 * Once around the whole program: the primitives write no style elements, which the content
 * security policy forbids, and know the nonce; all tooltips share one delay.
 */
export function ContentSecurity({
  nonce,
  children,
}: {
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <CSPProvider disableStyleElements {...(nonce !== undefined && { nonce })}>
      <Tooltip.Provider delay={400}>{children}</Tooltip.Provider>
    </CSPProvider>
  );
}
