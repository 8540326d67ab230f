'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CopyField } from '@/components/forms/copy-field';
import { FailureNotice } from '@/components/forms/failure-notice';
import { formText } from '@/components/forms/form-text';
import { useAction } from '@/components/forms/use-action';
import { Moment } from '@/components/shell/moment';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { makeToken, revokeToken } from '@/lib/actions/accounts';

export type TokenRow = {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** The tokens with which a person's scripts call the API. */
export function TokenList({ tokens }: { readonly tokens: readonly TokenRow[] }) {
  const [revoking, setRevoking] = useState<TokenRow | null>(null);
  return (
    <div className="grid gap-4">
      <TokenForm />
      {tokens.length > 0 && (
        <Table caption="Tokens that work" isCaptionHidden>
          <thead>
            <tr>
              <HeadCell>Name</HeadCell>
              <HeadCell>Made</HeadCell>
              <HeadCell>Last used</HeadCell>
              <HeadCell className="relative">
                <span className="sr-only">Actions</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <Row key={token.id}>
                <Cell className="min-w-32 font-semibold break-words">{token.name}</Cell>
                <Cell>
                  <Moment at={token.createdAt} to="day" />
                </Cell>
                <Cell>
                  {token.lastUsedAt === null ? 'never' : <Moment at={token.lastUsedAt} />}
                </Cell>
                <Cell className="text-right">
                  <Button
                    size="small"
                    variant="danger"
                    aria-label={`Revoke ${token.name}`}
                    onClick={() => setRevoking(token)}
                  >
                    Revoke
                  </Button>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />
    </div>
  );
}

function TokenForm() {
  const router = useRouter();
  const { run, isPending, failure, errorAt } = useAction(makeToken);
  const [made, setMade] = useState<string | null>(null);

  const send = async (form: HTMLFormElement) => {
    const result = await run({ name: formText(new FormData(form), 'name') });
    if (!result.ok) return;
    setMade(result.data);
    form.reset();
    router.refresh();
  };

  return (
    <>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <FailureNotice failure={failure} fields={['name']} />
        <Field label="What the new token is for" error={errorAt('name')}>
          {(wiring) => (
            <span className="flex flex-wrap gap-2">
              <Input
                {...wiring}
                name="name"
                required
                maxLength={200}
                placeholder="e.g. nightly export"
                className="max-w-sm flex-1 basis-52"
              />
              <Button type="submit" disabled={isPending}>
                {isPending ? 'Making …' : 'Make a token'}
              </Button>
            </span>
          )}
        </Field>
      </form>
      {made !== null && (
        <Notice tone="ok" role="status" title="Copy the token now: it is not shown again.">
          <div className="mt-2">
            <CopyField
              label="Token"
              value={made}
              hint="Send it with each call as “Authorization: Bearer …”."
            />
          </div>
        </Notice>
      )}
    </>
  );
}

function RevokeDialog({
  token,
  onClose,
}: {
  readonly token: TokenRow | null;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const { run, isPending, failure, clear } = useAction(revokeToken);
  const close = () => {
    clear();
    onClose();
  };
  const send = async () => {
    if (token === null) return;
    const result = await run({ id: token.id });
    if (!result.ok) return;
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      isOpen={token !== null}
      onClose={close}
      title="Revoke this token?"
      description={`Scripts that use “${token?.name ?? ''}” stop working at once.`}
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button variant="danger" disabled={isPending} onClick={() => void send()}>
            {isPending ? 'Revoking …' : 'Revoke'}
          </Button>
        </>
      }
    >
      {failure !== null && <FailureNotice failure={failure} />}
    </Dialog>
  );
}
