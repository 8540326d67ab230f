import type { ReactNode } from 'react';
import { Brand } from '@/components/ui/app-header';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <p className="text-xl">
        <Brand />
      </p>
      {children}
    </main>
  );
}
