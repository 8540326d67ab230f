import type { ShownCase, ShownItem } from './adjudicate-context';

type Note = { readonly letter: string; readonly about: string | null; readonly text: string };

/** Flags, notes on the snippet, and notes on the spans in question. */
export function ReaderNotes({
  sheet,
  item,
}: {
  readonly sheet: ShownCase;
  readonly item: ShownItem | null;
}) {
  const notes = listNotes(sheet, item);
  if (notes.length === 0) return <p className="text-ink-2">Nothing.</p>;
  return (
    <ul className="grid gap-1.5">
      {notes.map(({ letter, about, text }, i) => (
        <li key={i} className="text-ink-2 [overflow-wrap:anywhere]">
          <b className="text-ink">{letter}</b>
          {about !== null && <>, {about}</>}: {text}
        </li>
      ))}
    </ul>
  );
}

function listNotes({ readers }: ShownCase, item: ShownItem | null): Note[] {
  return readers.flatMap(({ letter, flagReason, note, spans }): Note[] => {
    const places = item?.spans.find((each) => each.letter === letter)?.places ?? [];
    const inQuestion = item?.hull == null ? spans : spans.filter((_, i) => places.includes(i));
    return [
      ...(flagReason === null ? [] : [{ letter, about: 'NOT CLEAR', text: flagReason }]),
      ...(note === null ? [] : [{ letter, about: null, text: note }]),
      ...inQuestion.flatMap((span) =>
        span.note === null ? [] : [{ letter, about: `on “${span.quote}”`, text: span.note }],
      ),
    ];
  });
}
