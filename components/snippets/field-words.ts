/** What the fields of a snippet and of its article are called on the screen. */
import type { FactField } from '@/lib/domain/snippets/snippet-facts';

export const fieldWords: Readonly<Record<FactField, string>> = {
  name: 'Name',
  material: 'Material',
  identifier: 'Identifier of the article',
  publisher: 'Publisher',
  institution: 'Institution',
  year: 'Year',
  licence: 'Licence',
  title: 'Title of the article',
  url: 'Link',
};
