import { Notice } from '@/components/ui/notice';

/** Stands in for an answer that a lead has reopened. */
export function AnswerChanging() {
  return (
    <Notice tone="info" title="The answer to this text is being changed">
      Your reading is kept. Look here again later.
    </Notice>
  );
}
