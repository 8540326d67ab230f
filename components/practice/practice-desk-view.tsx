import { countOf, formatCount } from '@/components/shell/number-words';
import { Part } from '@/components/shell/page-body';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { DeskPerson, DeskText, PracticeDesk } from '@/lib/data/practice/read-practice-desk';
import { mayMark } from '@/lib/domain/practice/answer-access';
import { AddTextButton } from './add-text-dialog';
import { AnswerButton } from './answer-button';
import { ExamplesButton } from './examples-button';
import { TakeOutButton } from './take-out-button';

/** The practice as those who make it see it: texts with their answers, and who is how far. */
export function PracticeDeskView({
  projectId,
  desk: { texts, people, fitsExamples },
}: {
  readonly projectId: string;
  readonly desk: PracticeDesk;
}) {
  if (texts.length === 0) {
    return (
      <div className="rounded-xl border border-line bg-panel">
        <EmptyState
          title="No practice yet"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <AddTextButton projectId={projectId} isPrimary={!fitsExamples} />
              {fitsExamples && <ExamplesButton projectId={projectId} />}
            </div>
          }
        >
          {fitsExamples &&
            'Start with six example texts that have their answers: a range, a margin, computed and measured, two materials, no value, and one that is not clear. '}
          {fitsExamples ? 'Or add' : 'Add'} a text of your own and read it: your finished reading is
          the answer, your notes say why.
          {!fitsExamples &&
            ' The six example texts are for projects in which all four labels of the PV600 template are in use.'}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Part
        title="Texts"
        aside={
          <span className="flex flex-wrap gap-2">
            <AddTextButton projectId={projectId} isPrimary />
          </span>
        }
      >
        <p className="max-w-prose text-pretty text-ink-2">
          {offerWords(texts)} The guideline and the labels are the newest of the project.
        </p>
        <TextTable projectId={projectId} texts={texts} />
      </Part>
      <Part title="Who has practised">
        <PeopleTable people={people} texts={texts} />
      </Part>
    </>
  );
}

function offerWords(texts: readonly DeskText[]): string {
  const offered = texts.filter(({ answer }) => answer === 'finished').length;
  const rest = texts.length - offered;
  const words = `${countOf(offered, 'text')} ${offered === 1 ? 'is' : 'are'} offered to the annotators.`;
  if (rest === 0) return words;
  return `${words} ${countOf(rest, 'text')} ${rest === 1 ? 'waits' : 'wait'} for a finished answer.`;
}

function TextTable({
  projectId,
  texts,
}: {
  readonly projectId: string;
  readonly texts: readonly DeskText[];
}) {
  return (
    <Table caption="Practice texts" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Text</HeadCell>
          <HeadCell>Answer</HeadCell>
          <HeadCell isNumber>Finished by</HeadCell>
          <HeadCell isNumber>As expected</HeadCell>
          <HeadCell className="relative">
            <span className="sr-only">What to do</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <Row key={text.snippetId}>
            <Cell className="min-w-48">
              <span className="font-semibold [overflow-wrap:anywhere]">{text.name}</span>
              {text.material !== null && (
                <span className="block text-xs text-ink-3">{text.material}</span>
              )}
            </Cell>
            <Cell className="min-w-32">
              <AnswerState text={text} />
            </Cell>
            <Cell isNumber>{formatCount(text.finished)}</Cell>
            <Cell isNumber>{text.finished === 0 ? '–' : formatCount(text.asExpected)}</Cell>
            <Cell>
              {/* The words that are only heard stay inside the frame that scrolls. */}
              <span className="relative flex justify-end gap-2">
                {mayMark(text.access) && <AnswerButton projectId={projectId} text={text} />}
                <TakeOutButton projectId={projectId} text={text} />
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AnswerState({ text: { answer, author } }: { readonly text: DeskText }) {
  const chips = {
    none: <Chip tone="warn">No answer yet</Chip>,
    begun: <Chip tone="warn">Not finished</Chip>,
    finished: <Chip tone="ok">Known</Chip>,
  } as const;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {chips[answer]}
      {author !== null && <span className="text-xs text-ink-3">by {author}</span>}
    </span>
  );
}

function PeopleTable({
  people,
  texts,
}: {
  readonly people: readonly DeskPerson[];
  readonly texts: readonly DeskText[];
}) {
  if (people.length === 0) {
    return (
      <p className="text-ink-2">
        Nobody yet. Annotators find the practice on the project’s page and under Practice.
      </p>
    );
  }
  const offered = texts.filter(({ answer }) => answer === 'finished').length;
  return (
    <Table caption="Who has practised" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell isNumber>Texts read</HeadCell>
          <HeadCell isNumber>As expected</HeadCell>
          <HeadCell isNumber>Times finished</HeadCell>
        </tr>
      </thead>
      <tbody>
        {people.map(({ userId, name, finished, asExpected, times }) => (
          <Row key={userId}>
            <Cell className="min-w-40 font-semibold [overflow-wrap:anywhere]">{name}</Cell>
            <Cell isNumber>
              {formatCount(finished)} of {formatCount(Math.max(offered, finished))}
            </Cell>
            <Cell isNumber>{formatCount(asExpected)}</Cell>
            <Cell isNumber>{formatCount(times)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
