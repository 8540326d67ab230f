'use client';

import './globals.css';
import { Failed } from '@/components/shell/failed';

/** Stands in for the root layout when that itself fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Goldspan</title>
        <Failed error={error} retry={retry} />
      </body>
    </html>
  );
}
