import Link from 'next/link';
import { formatCount, formatShare } from '@/components/shell/number-words';
import { Moment } from '@/components/shell/moment';
import { moveWorkPath } from '@/components/shell/paths';
import { Chip } from '@/components/ui/chip';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { ReaderProgress } from '@/lib/data/projects/read-reader-progress';
import { findReaderQuestions } from '@/lib/domain/pace/reader-questions';
import { questionWords } from './reader-words';

/** Days without a finished reading after which a lead should ask. */
const quietDays = 4;

/** How far each annotator is: progress and flags alone, never what was marked. */
export function ReaderProgressList({
  projectId,
  readers,
  now,
}: {
  readonly projectId: string;
  readonly readers: readonly ReaderProgress[];
  readonly now: Date;
}) {
  const [total, finished, flagged] = (['total', 'finished', 'flagged'] as const).map((name) =>
    readers.reduce((sum, reader) => sum + reader[name], 0),
  );
  const questions = findReaderQuestions(
    readers.map((reader) => ({ ...reader, flagged: reader.finishedFlagged })),
  );
  return (
    <Table caption="Progress of each annotator" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Annotator</HeadCell>
          <HeadCell className="relative w-1/3 max-sm:hidden">
            <span className="sr-only">Progress, drawn</span>
          </HeadCell>
          <HeadCell isNumber>Finished</HeadCell>
          <HeadCell isNumber>NOT CLEAR</HeadCell>
          <HeadCell>Last finished</HeadCell>
        </tr>
      </thead>
      <tbody>
        {readers.map((reader) => (
          <Row key={reader.userId}>
            <Cell className="min-w-36">
              <span className="block font-semibold [overflow-wrap:anywhere]">{reader.name}</span>
              <span className="flex flex-wrap gap-1.5 empty:hidden">
                {reader.isFormer && <Chip>former</Chip>}
                {isQuiet(reader, now) && (
                  <Chip tone="warn">nothing for {daysQuiet(reader, now)} days</Chip>
                )}
                {(questions.get(reader.userId) ?? []).map((question) => (
                  <span key={question.kind} className="text-xs text-ink-2">
                    {questionWords(question)}
                  </span>
                ))}
                {waitsForNobody(reader, now) && (
                  <Link
                    href={moveWorkPath(projectId, reader.userId)}
                    className="text-xs text-accent underline underline-offset-2"
                  >
                    Move the open work
                  </Link>
                )}
              </span>
            </Cell>
            <Cell className="max-sm:hidden">
              <ProgressBar
                done={reader.finished}
                total={reader.total}
                label={`${reader.name}, readings finished`}
                className="w-full"
              />
            </Cell>
            <Cell isNumber className="whitespace-nowrap">
              {formatCount(reader.finished)} of {formatCount(reader.total)}
              <span className="block text-xs text-ink-3">
                {formatShare(reader.finished, reader.total)}
              </span>
            </Cell>
            <Cell isNumber>{formatCount(reader.flagged)}</Cell>
            <Cell>
              {reader.lastFinishedAt === null ? (
                <span className="text-ink-3">nothing yet</span>
              ) : (
                <Moment at={reader.lastFinishedAt.toISOString()} />
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <Cell>Together</Cell>
          <Cell className="max-sm:hidden" />
          <Cell isNumber className="whitespace-nowrap">
            {formatCount(finished ?? 0)} of {formatCount(total ?? 0)}
          </Cell>
          <Cell isNumber>{formatCount(flagged ?? 0)}</Cell>
          <Cell />
        </tr>
      </tfoot>
    </Table>
  );
}

/** Open work that nobody may come back to. */
function waitsForNobody(reader: ReaderProgress, now: Date): boolean {
  return reader.finished < reader.total && (reader.isFormer || isQuiet(reader, now));
}

function isQuiet(reader: ReaderProgress, now: Date): boolean {
  if (reader.isFormer || reader.finished === reader.total) return false;
  return daysQuiet(reader, now) >= quietDays;
}

/** Whole days since the last finished reading; 0 for one who has not begun. */
function daysQuiet({ lastFinishedAt }: ReaderProgress, now: Date): number {
  if (lastFinishedAt === null) return 0;
  return Math.floor((now.getTime() - lastFinishedAt.getTime()) / 86_400_000);
}
