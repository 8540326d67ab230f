'use client';

import { useCallback } from 'react';
import { useActions } from './adjudicate-context';
import { fieldIds } from './field-ids';

/** Records; where only the reason is missing, puts the cursor where it is written. */
export function useRecord(): () => void {
  const { record } = useActions();
  return useCallback(() => {
    if (record() === 'reason') document.getElementById(fieldIds.why)?.focus();
  }, [record]);
}
