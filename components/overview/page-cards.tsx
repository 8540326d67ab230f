import Link from 'next/link';
import type { ReactNode } from 'react';
import { projectPath, type ProjectPage } from '@/components/shell/paths';

export type PageCard = {
  readonly page: ProjectPage;
  readonly title: string;
  readonly text: ReactNode;
};

/** Pages that a person may open, each with what it shows. */
export function PageCards({
  projectId,
  cards,
}: {
  readonly projectId: string;
  readonly cards: readonly PageCard[];
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3">
      {cards.map(({ page, title, text }) => (
        <li key={page}>
          <Link
            href={projectPath(projectId, page)}
            className="group grid h-full content-start gap-1 rounded-xl border border-line bg-panel p-4 no-underline transition-colors hover:border-line-strong"
          >
            <span className="font-semibold group-hover:underline group-hover:underline-offset-2">
              {title}
            </span>
            <span className="text-pretty text-ink-2">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
