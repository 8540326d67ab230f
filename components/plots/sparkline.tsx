/** More points than this cannot be told apart in a row of a table. */
const mostPoints = 60;
const width = 240;
const height = 28;

/** How a sum grew up to a total, small, in a row whose numbers stand beside it. */
export function Sparkline({
  sums,
  total,
}: {
  /** At even distances in time, ascending. */
  readonly sums: readonly number[];
  readonly total: number;
}) {
  const step = Math.max(1, Math.ceil(sums.length / mostPoints));
  // The last is always among them.
  const shown = sums.filter((_, place) => (sums.length - 1 - place) % step === 0);
  const points = shown.map((sum, place) => {
    const x = shown.length === 1 ? width : (width * place) / (shown.length - 1);
    const y = height - 1 - ((height - 2) * sum) / Math.max(1, total);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-7 w-full rounded-sm bg-sunk"
    >
      {points.length > 0 && (
        <>
          <polygon
            points={`0,${height} ${points.join(' ')} ${width},${height}`}
            className="fill-accent/20"
          />
          <polyline
            points={points.join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-accent"
            strokeWidth={1.5}
          />
        </>
      )}
    </svg>
  );
}
