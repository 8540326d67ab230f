import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { ContentSecurity } from '@/components/ui/content-security';

export const metadata: Metadata = {
  title: { default: 'Goldspan', template: '%s · Goldspan' },
  description: 'From texts to a gold dataset: double annotation, agreement, adjudication, release.',
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made at build time would come without a nonce and never come alive.
  await connection();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <body>
        <ContentSecurity nonce={nonce}>{children}</ContentSecurity>
      </body>
    </html>
  );
}
