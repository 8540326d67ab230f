import { Notice } from '@/components/ui/notice';
import type { RefusalDetail } from '@/lib/domain/errors';

/**
 * Why something was not done. Details that name a field stand at that field; the others are listed
 * here, with file and line where there is one.
 */
export function FailureNotice({
  failure,
  fields = [],
  title,
}: {
  readonly failure: { readonly message: string; readonly details: readonly RefusalDetail[] } | null;
  /** The fields that show their own error. */
  readonly fields?: readonly string[];
  readonly title?: string;
}) {
  if (failure === null) return null;
  const atField = failure.details.some(({ path }) => path !== undefined && fields.includes(path));
  const others = failure.details.filter(
    ({ path, message }) =>
      !(path !== undefined && fields.includes(path)) && message !== failure.message,
  );
  if (atField && others.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={title}>
      <p>{failure.message}</p>
      {others.length > 0 && <DetailList details={others} />}
    </Notice>
  );
}

const shown = 20;

/** Things that are wrong, each with its place. */
export function DetailList({ details }: { readonly details: readonly RefusalDetail[] }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {details.slice(0, shown).map((detail, i) => (
        <li key={i} className="min-w-0 break-words">
          <PlaceWords detail={detail} />
          {detail.message}
        </li>
      ))}
      {details.length > shown && <li>… and {details.length - shown} more.</li>}
    </ul>
  );
}

/** Many messages name their place themselves. */
function PlaceWords({ detail: { file, line, message } }: { readonly detail: RefusalDetail }) {
  const place = [file, line === undefined ? undefined : `line ${line}`].filter(
    (part) => part !== undefined && !message.includes(part),
  );
  if (place.length === 0) return null;
  return <span className="font-semibold">{place.join(', ')}: </span>;
}
