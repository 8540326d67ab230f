/**
 * Whether an annotated text is more than a pure number (the column `Special_character` of PV600),
 * and the kind of what makes it so, for the screen. Source: the worked expressions of
 * `vectors/quantities.json`, whose words the kinds are.
 */
export type SpecialCharacter = 'none' | 'eV' | 'dash' | 'to' | 'and' | 'pm';

/**
 * True unless the text is digits with at most one point between them. Where it is false, the
 * processed annotation equals the annotated text.
 */
export function hasSpecialCharacter(text: string): boolean {
  return !/^\d+(?:\.\d+)?$/u.test(text);
}
