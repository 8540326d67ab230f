import { Choice } from '@/components/ui/field';

/** Offers to send a link by mail; nothing where no mail is sent. */
export function MailChoice({
  hasMail,
  hint,
}: {
  readonly hasMail: boolean;
  readonly hint?: string;
}) {
  if (!hasMail) return null;
  return (
    <div className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <Choice name="byMail" label="Send the link by mail" hint={hint} defaultChecked />
    </div>
  );
}

/** Whether a form says that the link goes by mail. */
export function isByMail(form: FormData): boolean {
  return form.has('byMail');
}
