import { Field, Input, Select, Textarea } from '@/components/ui/field';

export type Annotator = { readonly email: string; readonly name: string };

export function AnnotatorField({ annotators }: { readonly annotators: readonly Annotator[] }) {
  return (
    <Field label="Whose readings they are">
      {(wiring) => (
        <Select {...wiring} name="annotator" required defaultValue="">
          <option value="" disabled>
            Choose an annotator
          </option>
          {annotators.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}, {email}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function RoundField({
  rounds,
  usual,
}: {
  readonly rounds: readonly string[];
  readonly usual: string;
}) {
  return (
    <Field label="Round" hint="A name that is new makes a new round.">
      {(wiring) => (
        <>
          <Input
            {...wiring}
            name="round"
            list={`${wiring.id}-rounds`}
            maxLength={200}
            autoComplete="off"
            defaultValue={usual}
          />
          <datalist id={`${wiring.id}-rounds`}>
            {rounds.map((round) => (
              <option key={round} value={round} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

export function OffsetField() {
  return (
    <Field
      label="Offsets of the .ann files"
      hint="Leave it, unless the report of an import proposes a repair."
    >
      {(wiring) => (
        <Select {...wiring} name="offsetUnit" defaultValue="">
          <option value="">Characters, as brat counts</option>
          <option value="utf16">Repair: offsets in UTF-16 units</option>
          <option value="bytes">Repair: offsets in UTF-8 bytes</option>
        </Select>
      )}
    </Field>
  );
}

/** Rows as they are copied out of a spreadsheet, or lines of JSON. */
export function PasteField({
  rows,
  onChange,
}: {
  readonly rows: string;
  readonly onChange: (rows: string) => void;
}) {
  return (
    <Field label="Rows" hint="The first row has the headings. JSON Lines have one object a line.">
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={7}
          spellCheck={false}
          className="font-mono text-[0.8125rem]"
          value={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
