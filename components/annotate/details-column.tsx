'use client';

import { Dialog } from '@/components/ui/dialog';
import { Section } from '@/components/ui/card';
import { currentSheet, reasonNotToEdit } from '@/lib/stores/annotate-state';
import type { AssignmentSheet } from '@/lib/stores/assignment-sheet';
import { useActions, useAnnotate } from './annotate-context';
import { FlagCard } from './flag-card';
import { GuidelinePanel } from './guideline-panel';
import { SnippetNote } from './snippet-note';
import type { GuidelineDesk } from './use-guideline';
import { useMediaQuery, wideScreen } from '@/components/workspace/use-media-query';
import { ValueCards } from './value-cards';

type Guideline = { readonly guideline: GuidelineDesk };

/** What belongs to the snippet, beside the text; on narrow screens a drawer. */
export function DetailsColumn({ guideline }: Guideline) {
  const isWide = useMediaQuery(wideScreen);
  const sheet = useAnnotate(currentSheet);
  const isOpen = useAnnotate(({ dialog }) => dialog === 'details' || dialog === 'flag');
  const { showDialog } = useActions();
  return (
    <>
      <aside
        aria-label="Details"
        className="hidden min-h-0 overflow-y-auto border-l border-line bg-panel wide:block"
      >
        {sheet !== null && <Details key={sheet.view.id} sheet={sheet} guideline={guideline} />}
      </aside>
      <Dialog
        isOpen={isOpen && !isWide}
        onClose={() => showDialog(null)}
        title="Details"
        shape="right"
      >
        {sheet !== null && (
          <div className="-mx-4">
            <Details key={sheet.view.id} sheet={sheet} guideline={guideline} />
          </div>
        )}
      </Dialog>
    </>
  );
}

function Details({ sheet, guideline }: Guideline & { readonly sheet: AssignmentSheet }) {
  return (
    <div className="grid gap-5 p-4">
      <Section title="Values in this snippet">
        <ValueCards sheet={sheet} />
      </Section>
      {(sheet.ledger.shown.flag.on || reasonNotToEdit(sheet) === null) && (
        <Section title="Not sure?">
          <FlagCard sheet={sheet} />
        </Section>
      )}
      <Section title="Note to the lead">
        <SnippetNote sheet={sheet} />
      </Section>
      <Section title="Guideline" aside={`version ${sheet.view.guidelineVersion}`}>
        <GuidelinePanel guideline={guideline} />
      </Section>
    </div>
  );
}
