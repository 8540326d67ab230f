import Link from 'next/link';
import { Moment } from './moment';

/** Every version of something, newest first, to be looked at. */
export function VersionList({
  path,
  versions,
  shown,
}: {
  /** Of the page that shows `?version=`. */
  readonly path: string;
  readonly versions: readonly { readonly version: number; readonly createdAt: Date }[];
  readonly shown: number;
}) {
  return (
    <ul className="grid gap-1">
      {versions.map(({ version, createdAt }) => (
        <li key={version} className="flex gap-3">
          <Link
            href={`${path}?version=${version}`}
            aria-current={version === shown ? 'page' : undefined}
            className="text-accent underline underline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink"
          >
            Version {version}
          </Link>
          <span className="text-ink-2">
            <Moment at={createdAt.toISOString()} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The version that an address asks for; null for none, or for a word that is none. */
export function versionOf(word: string | undefined): number | null {
  return word !== undefined && /^[1-9]\d{0,8}$/u.test(word) ? Number(word) : null;
}
