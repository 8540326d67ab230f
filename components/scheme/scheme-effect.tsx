import { PreviewFailure } from '@/components/forms/preview-failure';
import type { Preview } from '@/components/forms/use-preview';
import { Notice } from '@/components/ui/notice';
import type { SchemeEffect } from '@/lib/data/projects/read-scheme-effect';
import { effectSentences } from './effect-words';

/** What a version would do to gold, before it is published. */
export function SchemeEffectNotice({
  preview,
  onAgain,
}: {
  readonly preview: Preview<SchemeEffect>;
  readonly onAgain: () => void;
}) {
  if (preview.kind === 'failed') {
    return (
      <PreviewFailure
        title="What it does to gold cannot be said"
        failure={preview.failure}
        onAgain={onAgain}
      />
    );
  }
  if (preview.kind === 'none') {
    return (
      <p role="status" className="text-ink-2">
        Looking at what it does to gold …
      </p>
    );
  }
  const sentences = effectSentences(preview.data);
  return (
    <Notice tone="info" role="status" title="What it does to gold">
      <ul className="grid gap-1 [overflow-wrap:anywhere]">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
