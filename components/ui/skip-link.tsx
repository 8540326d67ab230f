/** The first stop of Tab: past what repeats on every page. */
export function SkipLink({
  to,
  children = 'Skip to the content',
}: {
  /** The id of the element to go to. */
  readonly to: string;
  readonly children?: string;
}) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-60 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
