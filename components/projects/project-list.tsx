import Link from 'next/link';
import { formatCount } from '@/components/shell/number-words';
import { projectPath } from '@/components/shell/paths';
import { QuestionText } from '@/components/shell/question-text';
import { roleWords } from '@/components/shell/role-words';
import { Chip } from '@/components/ui/chip';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { ProjectEntry } from '@/lib/data/projects/list-projects';

/** The projects of a person, newest first, with the person's own progress. */
export function ProjectList({ projects }: { readonly projects: readonly ProjectEntry[] }) {
  return (
    <ul className="grid gap-3">
      {projects.map((project) => (
        <li
          key={project.id}
          className="relative grid gap-x-6 gap-y-3 rounded-xl border border-line bg-panel p-4 shadow-card transition-colors focus-within:border-accent hover:border-line-strong sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="grid min-w-0 gap-1.5">
            <h2 className="text-base font-semibold break-words">
              <Link
                href={projectPath(project.id)}
                // The whole card is the link.
                className="no-underline outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
              >
                {project.name}
              </Link>
            </h2>
            <p className="break-words text-ink-2">
              <QuestionText question={project.question} />
            </p>
            <p className="flex flex-wrap gap-1.5">
              {project.isDemo && <Chip tone="accent">Demo, synthetic texts</Chip>}
              {project.roles.map((role) => (
                <Chip key={role}>{roleWords[role].title}</Chip>
              ))}
            </p>
          </div>
          {project.own.total > 0 && <OwnShare own={project.own} />}
        </li>
      ))}
    </ul>
  );
}

function OwnShare({ own }: { readonly own: ProjectEntry['own'] }) {
  return (
    <div className="grid justify-items-start gap-1.5 sm:justify-items-end">
      <span className="text-ink-2 tabular-nums">
        {formatCount(own.finished)} of {formatCount(own.total)} read
      </span>
      <ProgressBar done={own.finished} total={own.total} label="Your snippets read" />
    </div>
  );
}
