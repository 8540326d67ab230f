import type { LabelField, SchemeChange } from '@/lib/domain/label-scheme/compare-schemes';
import type { Label } from '@/lib/domain/label-scheme/scheme';
import { quantityWords } from './quantity-words';

/** What a version changes, a line each. */
export function SchemeChangeList({ changes }: { readonly changes: readonly SchemeChange[] }) {
  return (
    <ul role="list" className="grid gap-1.5">
      {changes.map((change, i) => (
        <li key={i} className="[overflow-wrap:anywhere]">
          {wordsOf(change)}
        </li>
      ))}
    </ul>
  );
}

const fieldWords: Readonly<Record<Exclude<LabelField, 'quantity'>, string>> = {
  title: 'title',
  shortName: 'short name',
  key: 'key',
  color: 'colour',
  description: 'meaning',
};

function wordsOf(change: SchemeChange): string {
  switch (change.kind) {
    case 'labelAdded':
      return `New label: ${titleOf(change.label)}`;
    case 'labelRemoved':
      return `Deleted label: ${titleOf(change.label)}`;
    case 'labelRetired':
      return `Retired: ${titleOf(change.label)} stays where it is and is put on no other span`;
    case 'labelRestored':
      return `Restored: ${titleOf(change.label)} can be put on spans again`;
    case 'labelMapped':
      return `Mapped: what is marked ${titleOf(change.label)} is ${titleOf(change.target)} in gold`;
    case 'labelUnmapped':
      return `No longer mapped: what is marked ${titleOf(change.label)} is that in gold as well`;
    case 'labelChanged':
      return `${titleOf(change.after)}: ${change.fields
        .map((field) => changeOf(field, change.before, change.after))
        .join('; ')}`;
    case 'attributeAdded':
      return `New attribute: ${change.attribute.name}`;
    case 'attributeRemoved':
      return `Deleted attribute: ${change.attribute.name}`;
    case 'attributeChanged':
      return `Changed attribute: ${change.attribute.name}`;
    case 'reasonsChanged':
      return 'Other reasons are offered for NOT CLEAR';
    case 'labelsReordered':
      return 'The labels stand in another order';
  }
}

function changeOf(field: LabelField, before: Label, after: Label): string {
  // The words themselves would be as long as the text.
  if (field === 'description' || field === 'color') return `another ${fieldWords[field]}`;
  if (field === 'quantity') {
    return `${quantityWords(before.quantity)} → ${quantityWords(after.quantity)}`;
  }
  return `${fieldWords[field]} ${valueOf(before[field])} → ${valueOf(after[field])}`;
}

function valueOf(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? 'none' : `“${value}”`;
}

function titleOf({ title, name }: Label): string {
  return title.trim() === '' ? name : title;
}
