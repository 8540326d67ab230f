import { LabelTag, labelStyle } from '@/components/ui/label-mark';
import { classNames } from '@/components/ui/class-names';
import { assertPresent } from '@/lib/domain/errors';
import { labelHeight, type DrawnSpan, type LinePlace, type TextGeometry } from './text-geometry';

/** Labels above the lines and the lines under the spans, in a layer that lets clicks through. */
export function LabelOverlay({
  geometry,
  spans,
  openSpanId,
  onOpenSpan,
}: {
  readonly geometry: TextGeometry;
  readonly spans: readonly DrawnSpan[];
  readonly openSpanId: string | null;
  readonly onOpenSpan?: (id: string) => void;
}) {
  const byId = new Map(spans.map((span) => [span.id, span]));
  // The geometry may be one step behind the spans.
  const lines = geometry.lines.filter(({ span }) => byId.has(span));
  const labels = geometry.labels.filter(({ span }) => byId.has(span));
  return (
    <div data-chrome className="pointer-events-none absolute inset-0 select-none">
      {lines.map((line) => (
        <SpanLine
          key={line.key}
          line={line}
          color={assertPresent(byId.get(line.span), 'span').color}
        />
      ))}
      {labels.map(({ key, span: id, part, left, top, thread }) => {
        const span = assertPresent(byId.get(id), 'span');
        return (
          <div key={key} className="absolute" style={{ left, top, ...labelStyle(span.color) }}>
            {thread > 0 && (
              <span
                aria-hidden
                className="label-paint absolute left-0 w-px bg-(--label-line)"
                style={{ top: labelHeight - 2, height: thread + 2 }}
              />
            )}
            <LabelButton
              span={span}
              part={part}
              isOpen={id === openSpanId}
              {...(onOpenSpan !== undefined && { onOpen: () => onOpenSpan(id) })}
            />
          </div>
        );
      })}
    </div>
  );
}

function LabelButton({
  span,
  part,
  isOpen,
  onOpen,
}: {
  readonly span: DrawnSpan;
  readonly part: number;
  readonly isOpen: boolean;
  readonly onOpen?: () => void;
}) {
  if (onOpen === undefined) {
    return (
      // Not a line of the text around it, which would push it down onto its span.
      <span className="flex font-ui">
        <LabelTag color={span.color}>{span.word}</LabelTag>
      </span>
    );
  }
  return (
    <button
      type="button"
      data-label-of={span.id}
      aria-pressed={isOpen}
      aria-label={span.spoken}
      // One stop of Tab for each span, however many lines it stands on.
      tabIndex={part === 0 ? 0 : -1}
      className={classNames(
        'label-paint pointer-events-auto relative scroll-my-10 group-data-dragging/text:pointer-events-none block h-[17px] rounded-sm bg-(--label-solid) px-[5px] font-ui text-[11px] leading-[17px] font-semibold whitespace-nowrap text-(--label-on-solid) before:absolute before:inset-x-0 before:-inset-y-[3.5px] hover:brightness-110',
        isOpen && 'ring-2 ring-accent ring-offset-1 ring-offset-paper',
      )}
      onClick={onOpen}
    >
      {span.word}
    </button>
  );
}

/** A line with a tick at each end of the span, so that spans that touch stay two. */
function SpanLine({ line, color }: { readonly line: LinePlace; readonly color: string }) {
  const { box, level, isStart, isEnd } = line;
  return (
    <span
      aria-hidden
      style={{
        left: box.left + (isStart ? 0.5 : 0),
        width: box.right - box.left - (isStart ? 0.5 : 0) - (isEnd ? 0.5 : 0),
        top: box.bottom - 5 + level * 4,
        ...labelStyle(color),
      }}
      className={classNames(
        'label-paint absolute h-1 border-b-2 border-(--label-line)',
        isStart && 'rounded-bl-[3px] border-l-[1.5px]',
        isEnd && 'rounded-br-[3px] border-r-[1.5px]',
      )}
    />
  );
}
