/** Fields that a key puts the cursor into. */
export const fieldIds = {
  search: 'queue-search',
  spanNote: 'span-note',
  snippetNote: 'snippet-note',
  /** The first attribute in the label dialog. */
  attributes: 'span-attributes',
  text: 'snippet-text',
} as const;

/** Puts the cursor into a field, if it is on the screen; true when it is. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (field === null || field.offsetParent === null) return false;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return true;
}
