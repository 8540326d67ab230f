/** By what the progress of a project is told, as it stands in the address of its overview. */
import { projectPath } from '@/components/shell/paths';
import { progressDimensions, type ProgressDimension } from '@/lib/domain/pace/progress-dimension';

/** The part of the page that tells it. */
export const progressId = 'progress';

export function readProgressBy(by: string | undefined): ProgressDimension {
  return progressDimensions.find((each) => each === by) ?? 'annotator';
}

export function progressHref(projectId: string, by: ProgressDimension): string {
  return `${projectPath(projectId)}?by=${by}#${progressId}`;
}
