/**
 * brat's `annotation.conf`: which types spans, relations, events and attributes may have. Every
 * entry keeps its line, every section its place, so that the file can be written back with single
 * lines changed. Nothing is made up for a line that cannot be read: it is an error of that line.
 */
import type { RefusalDetail } from '../errors';
import { type ConfEntry, readEntries } from './conf-entries';
import { type ConfSection, splitSections } from './conf-sections';

export type AnnotationSectionName = 'entities' | 'relations' | 'events' | 'attributes' | 'options';

export type AnnotationConf = Readonly<Record<AnnotationSectionName, readonly ConfEntry[]>> & {
  /** Lines of hyphens that part the entries on a screen, by number. */
  readonly separators: readonly number[];
  /** Where each section stands; `spans` is an older word for `entities` and found under it. */
  readonly places: ReadonlyMap<AnnotationSectionName, ConfSection>;
  readonly notes: readonly RefusalDetail[];
  readonly errors: readonly RefusalDetail[];
};

const sectionNames: readonly AnnotationSectionName[] = [
  'entities',
  'relations',
  'events',
  'attributes',
  'options',
];

const aliases = new Map([['spans', 'entities']]);

/**
 * Reads an `annotation.conf`. `fileName` goes into notes and errors. The result holds all that
 * could be read; a caller that finds errors must not store it.
 */
export function readAnnotationConf(text: string, fileName: string): AnnotationConf {
  const { sections, errors } = splitSections(text, fileName);
  const places = new Map<AnnotationSectionName, ConfSection>();
  const notes: RefusalDetail[] = [];
  const allErrors = [...errors];
  for (const section of sections) {
    const name = sectionNames.find(
      (known) => known === (aliases.get(section.name) ?? section.name),
    );
    if (name === undefined) {
      const message = `The section [${section.name}] is unknown; its lines are kept and not used.`;
      notes.push({ file: fileName, line: section.line, code: 'unknownSection', message });
    } else if (places.has(name)) {
      const message = `[${section.name}] and [entities] are the same section. Put their lines together.`;
      allErrors.push({ file: fileName, line: section.line, code: 'repeatedSection', message });
    } else {
      places.set(name, section);
    }
  }
  const separators: number[] = [];
  const read = (name: AnnotationSectionName): readonly ConfEntry[] => {
    const result = readEntries(places.get(name)?.lines ?? [], fileName, 'blank');
    separators.push(...result.separators);
    allErrors.push(...result.errors);
    return result.entries;
  };
  return {
    entities: read('entities'),
    relations: read('relations'),
    events: read('events'),
    attributes: read('attributes'),
    options: read('options'),
    separators,
    places,
    notes,
    errors: allErrors,
  };
}
