'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { projectPath } from '@/components/shell/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Choice, Field, Input } from '@/components/ui/field';
import { makeProject } from '@/lib/actions/projects';
import { readConfiguration, type ConfigurationTexts } from './read-configuration';

const starts = [
  {
    value: 'pv600',
    label: 'PV600 bandgaps',
    hint: 'The question, the five labels and the guideline of the PV600 data paper.',
  },
  {
    value: 'brat',
    label: 'From brat',
    hint: 'The labels of an annotation.conf, with colours and keys where the other files are there.',
  },
  {
    value: 'blank',
    label: 'Blank',
    hint: 'No labels yet; importing a brat folder brings its own.',
  },
] as const;
type Start = (typeof starts)[number]['value'];

export function NewProjectForm() {
  const router = useRouter();
  const { run, isPending, failure, errorAt } = useAction(makeProject);
  const [start, setStart] = useState<Start>('pv600');
  const [fault, setFault] = useState<string | null>(null);

  const send = async (form: FormData) => {
    setFault(null);
    let files: ConfigurationTexts = {};
    if (start === 'brat') {
      const read = await readConfiguration(form);
      if (!read.ok) {
        setFault(read.message);
        return;
      }
      files = read.files;
    }
    const result = await run({
      name: formText(form, 'name'),
      template: start === 'pv600' ? 'pv600' : 'blank',
      ...files,
    });
    if (result.ok) router.push(projectPath(result.data));
  };

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <FailureNotice
        failure={failure}
        fields={['name']}
        title="The project was not made, nothing was kept."
      />
      <Field label="Name" error={errorAt('name')}>
        {(wiring) => (
          <Input {...wiring} name="name" required maxLength={200} autoComplete="off" autoFocus />
        )}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-[0.8125rem] font-semibold">Start from</legend>
        {starts.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="radio"
            name="start"
            value={value}
            label={label}
            hint={hint}
            checked={start === value}
            onChange={() => setStart(value)}
          />
        ))}
      </fieldset>
      {start === 'brat' && <BratFiles fault={fault} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Making the project …' : 'Make the project'}
        </Button>
        <ButtonLink href="/projects">Cancel</ButtonLink>
      </div>
    </form>
  );
}

function BratFiles({ fault }: { readonly fault: string | null }) {
  return (
    <div className="grid gap-4 rounded-xl border border-line bg-panel p-4">
      <Field label="annotation.conf" hint="The types of spans become the labels." error={fault}>
        {(wiring) => (
          <Input {...wiring} type="file" name="annotationConf" accept=".conf" required />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="visual.conf" hint="Optional: titles and colours.">
          {(wiring) => <Input {...wiring} type="file" name="visualConf" accept=".conf" />}
        </Field>
        <Field label="kb_shortcuts.conf" hint="Optional: keys.">
          {(wiring) => <Input {...wiring} type="file" name="shortcutsConf" accept=".conf" />}
        </Field>
      </div>
    </div>
  );
}
