import { countOf, formatCount } from '@/components/shell/number-words';
import type { PlanSummary } from '@/lib/actions/plans';

const width = 640;
const height = 392;
const centre = { x: width / 2, y: height / 2 };
const radius = { x: 200, y: 128 };
const nodeSize = 15;

/** With more lines than this, numbers on them would lie over each other. */
const mostNumbers = 15;
/** A longer name is cut in the picture; it stands whole in the tables. */
const mostLetters = 22;

/**
 * Who reads with whom, as a picture: people on a circle, a line for each pair, as thick as what they
 * share. The same numbers stand in the tables beside it.
 */
export function PlanPicture({
  plan: { loads, pairs },
  nameOf,
}: {
  readonly plan: Pick<PlanSummary, 'loads' | 'pairs'>;
  readonly nameOf: (email: string) => string;
}) {
  const people = Object.keys(loads);
  const shared = pairs.filter(({ snippets }) => snippets > 0);
  const most = Math.max(1, ...shared.map(({ snippets }) => snippets));
  const placeOf = new Map(people.map((email, i) => [email, pointOf(i, people.length)]));
  const hasNumbers = shared.length <= mostNumbers;
  return (
    <div
      role="region"
      aria-label="Picture of the pairs"
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-panel"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Who reads with whom: ${countOf(people.length, 'annotator')}, ${countOf(shared.length, 'pair')} with snippets in common.`}
        className="mx-auto block w-full max-w-2xl min-w-lg"
      >
        {shared.map(({ a, b, snippets }) => {
          const [from, to] = [placeOf.get(a) ?? centre, placeOf.get(b) ?? centre];
          return (
            <line
              key={`${a} ${b}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth={1 + (6 * snippets) / most}
              strokeLinecap="round"
              className="stroke-accent/55"
            />
          );
        })}
        {hasNumbers &&
          shared.map(({ a, b, snippets }) => {
            const [from, to] = [placeOf.get(a) ?? centre, placeOf.get(b) ?? centre];
            // Off the middle, where the lines of a complete design cross.
            const at = { x: from.x + 0.42 * (to.x - from.x), y: from.y + 0.42 * (to.y - from.y) };
            return (
              <text
                key={`${a} ${b}`}
                x={at.x}
                y={at.y}
                textAnchor="middle"
                dominantBaseline="central"
                strokeWidth={4}
                paintOrder="stroke"
                className="fill-ink stroke-panel text-[13px] font-semibold tabular-nums"
              >
                {formatCount(snippets)}
              </text>
            );
          })}
        {people.map((email, i) => {
          const { x, y } = pointOf(i, people.length);
          const anchor = anchorOf(x);
          const label = {
            x: x + { start: 1, middle: 0, end: -1 }[anchor] * (nodeSize + 6),
            y: anchor === 'middle' ? y + (y < centre.y ? -(nodeSize + 28) : nodeSize + 14) : y - 6,
          };
          return (
            <g key={email}>
              <circle cx={x} cy={y} r={nodeSize} className="fill-accent" />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-on-accent text-[12px] font-semibold"
              >
                {i + 1}
              </text>
              <text
                x={label.x}
                y={label.y}
                textAnchor={anchor}
                dominantBaseline="central"
                className="fill-ink text-[12px] font-semibold"
              >
                {shorten(nameOf(email))}
                <tspan x={label.x} dy={15} className="fill-ink-2 font-normal tabular-nums">
                  {formatCount(loads[email] ?? 0)}
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The first stands at the top, the others follow clockwise. */
function pointOf(place: number, count: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  return {
    x: Math.round(centre.x + radius.x * Math.cos(angle)),
    y: Math.round(centre.y + radius.y * Math.sin(angle)),
  };
}

function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - centre.x) < 20) return 'middle';
  return x > centre.x ? 'start' : 'end';
}

function shorten(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length <= mostLetters ? name : `${letters.slice(0, mostLetters - 1).join('')}…`;
}
