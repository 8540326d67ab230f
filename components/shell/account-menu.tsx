'use client';

import Link from 'next/link';
import { signOut } from 'next-auth/react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/app-header';
import { Popover } from '@/components/ui/popover';
import { classNames } from '@/components/ui/class-names';
import { loadPage } from './load-page';

const itemClass =
  'flex min-h-9 w-full items-center rounded-lg px-2.5 text-left font-semibold no-underline hover:bg-sunk';

/** Who is signed in, and what concerns the person rather than a project. */
export function AccountMenu({ name, email }: { readonly name: string; readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Popover
      title="Account"
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={`Account of ${name}`}
          className="grid size-9 place-items-center rounded-full"
        >
          <Avatar name={name} />
        </button>
      }
    >
      <div className="grid w-56 gap-1">
        <p className="border-b border-line px-2.5 pt-1 pb-2.5">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-xs break-all text-ink-3">{email}</span>
        </p>
        <Link href="/projects" className={itemClass} onClick={close}>
          Your projects
        </Link>
        <Link href="/account" className={itemClass} onClick={close}>
          Account
        </Link>
        <Link href="/api-docs" className={itemClass} onClick={close}>
          HTTP API
        </Link>
        <SignOutButton className={classNames(itemClass, 'text-left')} />
      </div>
    </Popover>
  );
}

function SignOutButton({ className }: { readonly className: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signOut({ redirect: false });
    loadPage('/sign-in');
  };
  return (
    <button
      type="button"
      className={className}
      disabled={isLeaving}
      onClick={() => {
        leave().catch(() => setIsLeaving(false));
      }}
    >
      {isLeaving ? 'Signing out …' : 'Sign out'}
    </button>
  );
}
