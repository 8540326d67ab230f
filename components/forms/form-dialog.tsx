'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, type DialogShape } from '@/components/ui/dialog';

/** A dialog that asks for something and sends it: a form with Cancel and one way on. */
export function FormDialog({
  title,
  description,
  shape = 'centre',
  words,
  pendingWords,
  isPending,
  isBlocked = false,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly description?: ReactNode;
  readonly shape?: DialogShape;
  /** On the button that sends, and while it is being sent. */
  readonly words: string;
  readonly pendingWords: string;
  readonly isPending: boolean;
  /** Something is missing, so that nothing can be sent. */
  readonly isBlocked?: boolean;
  readonly isDangerous?: boolean;
  readonly onSubmit: (form: FormData) => Promise<void> | void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      shape={shape}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            disabled={isPending || isBlocked}
          >
            {isPending ? pendingWords : words}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
