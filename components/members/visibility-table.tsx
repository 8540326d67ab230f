import { Check, Minus } from 'lucide-react';
import { roleWords } from '@/components/shell/role-words';
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { roles } from '@/lib/domain/permissions';
import { actionWords, visibilityFor, type Visibility } from './visibility';

/** Who can see what, as the program enforces it. */
export function VisibilityTable() {
  return (
    <Table caption="Who can see and do what" isCaptionHidden>
      <thead>
        <tr>
          <HeadCell>What</HeadCell>
          {roles.map((role) => (
            <HeadCell key={role} className="w-1/6">
              {roleWords[role].title}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {actionWords.map(({ action, words }) => (
          <Row key={action}>
            <th scope="row" className="min-w-44 px-3.5 py-2 text-left align-baseline font-semibold">
              {words}
            </th>
            {roles.map((role) => (
              <Cell key={role} className="min-w-32 text-xs">
                <VisibilityWords visibility={visibilityFor(action, role)} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function VisibilityWords({ visibility }: { readonly visibility: Visibility }) {
  switch (visibility.kind) {
    case 'never':
      return (
        <span className="inline-flex items-center gap-1 text-ink-3">
          <Minus aria-hidden size={13} />
          no
        </span>
      );
    case 'always':
      return (
        <span className="inline-flex items-center gap-1 font-semibold text-ok">
          <Check aria-hidden size={13} strokeWidth={3} />
          yes
        </span>
      );
    case 'when':
      return <span className="text-ink-2">{visibility.conditions.join('; or ')}</span>;
  }
}
