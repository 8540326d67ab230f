/** Making one takes longer than all else that a screen does at a key. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Hours and minutes of this browser's clock, `14:02`. */
export function clockTime(iso: string, timeZone?: string): string {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  return format.format(new Date(iso));
}

function makeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });
}
