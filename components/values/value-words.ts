/** Several decimals in one field. A comma never parts two: it is a decimal sign to many. */

export function formatValues(values: readonly string[]): string {
  return values.join('; ');
}

/** The values of a field, parted by semicolons or white space; a decimal comma becomes a point. */
export function splitValues(text: string): string[] {
  return text
    .split(/[;\s]+/u)
    .filter((part) => part !== '')
    .map((part) => part.replace(/^([-−]?\d+),(\d+)$/u, '$1.$2').replace(/^−/u, '-'));
}
