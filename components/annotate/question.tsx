/** The question put to the annotator, with the material of interest lit in it. */
export function Question({
  question,
  material,
}: {
  readonly question: string;
  readonly material: string | null;
}) {
  return (
    <h1 className="text-[1.0625rem] leading-snug font-semibold text-balance">
      {splitAtMaterial(question, material).map(({ text, isMaterial }, i) =>
        isMaterial ? (
          <mark key={i} className="target-mark">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </h1>
  );
}

/** The question in pieces; those that are the material are marked as such. Pure. */
export function splitAtMaterial(
  question: string,
  material: string | null,
): { readonly text: string; readonly isMaterial: boolean }[] {
  if (material === null || material === '') return [{ text: question, isMaterial: false }];
  return question
    .split(material)
    .flatMap((text, i) => [
      ...(i > 0 ? [{ text: material, isMaterial: true }] : []),
      ...(text === '' ? [] : [{ text, isMaterial: false }]),
    ]);
}
