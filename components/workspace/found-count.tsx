import { countWords } from '@/lib/stores/describe-operation';

/**
 * How much a search found, for those who do not see the list get shorter. It is there before there
 * is something to say: a region that appears with its words is not read out reliably.
 */
export function FoundCount({
  isSearch,
  count,
  word,
}: {
  /** False where nothing is searched for. */
  readonly isSearch: boolean;
  readonly count: number;
  /** What is counted, in the singular. */
  readonly word: string;
}) {
  return (
    <p role="status" className="sr-only">
      {isSearch && `${countWords(count, word)} found`}
    </p>
  );
}
