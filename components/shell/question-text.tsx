/** A project's question; the slot for the material is shown as the place where one will stand. */
export function QuestionText({ question }: { readonly question: string }) {
  const parts = question.split('{target}');
  return (
    <>
      {parts.map((part, i) => (
        <span key={i}>
          {i > 0 && <span className="target-mark">the material</span>}
          {part}
        </span>
      ))}
    </>
  );
}
