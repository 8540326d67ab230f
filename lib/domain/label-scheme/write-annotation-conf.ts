/**
 * `annotation.conf` from a label scheme. A scheme that was read from one gets its own text back,
 * with only those lines changed that no longer say what the scheme says; relations, events and
 * options stay. What is written reads as the same labels and attributes.
 */
import { Refusal, type RefusalDetail } from '../errors';
import { type AnnotationConf, readAnnotationConf } from './annotation-conf';
import {
  isSameAttribute,
  readAttribute,
  type SpanTypes,
  toAttributeEntry,
} from './attribute-entries';
import { addAfter, applyEdits, collectEdits, type ConfEdits, hasNoEdits } from './conf-edits';
import { type ConfEntry, formatEntry } from './conf-entries';
import { bratNameFault } from './label-names';
import { findLabel, type LabelScheme, notClearLabel } from './scheme';
import { bratFileNames, listSpanTypes } from './scheme-from-brat';

/**
 * Writes the `annotation.conf` of a scheme.
 *
 * @param labelsInUse Labels that the spans beside the file have. An original without NOT CLEAR is
 *   returned as it is unless the label is among these.
 * @throws Refusal `unprocessable` naming each label, attribute and value that brat cannot hold.
 */
export function writeAnnotationConf(
  scheme: LabelScheme,
  labelsInUse: ReadonlySet<string> = new Set(),
): string {
  requireBratNames(scheme);
  const given = scheme.brat?.annotationConf ?? null;
  const original = given ?? emptyConf;
  const conf = readAnnotationConf(original, bratFileNames.annotation);
  if (conf.errors.length > 0) return writeAnnotationConf({ ...scheme, brat: null }, labelsInUse);
  const edits = collectEdits();
  editTypes(edits, conf, scheme);
  editAttributes(edits, conf, scheme);
  const defined = listSpanTypes(conf);
  const known = new Set([...defined.entities, ...defined.events]);
  const missing = scheme.labels.filter(({ name }) => !known.has(name));
  const lacksOnlyNotClear = missing.every(({ name }) => name === notClearLabel);
  const isNotClearNeeded = given === null || labelsInUse.has(notClearLabel) || !hasNoEdits(edits);
  if (isNotClearNeeded || !lacksOnlyNotClear) {
    const lines = missing.map(({ name, retired }) => (retired ? `!${name}` : name));
    addToSection(edits, conf, 'entities', lines);
  }
  return applyEdits(original, edits);
}

/** Spans may overlap here, which brat takes for an error unless it is told. */
const emptyConf = `# The types of this folder's annotations, for brat.

[entities]

[relations]
<OVERLAP>\tArg1:<ENTITY>, Arg2:<ENTITY>, <OVL-TYPE>:<ANY>

[events]

[attributes]
`;

/** Drops types that the scheme lacks and sets `!` as the scheme has it; children close the gap. */
function editTypes(edits: ConfEdits, conf: AnnotationConf, scheme: LabelScheme): void {
  for (const entries of [conf.entities, conf.events]) {
    const depths = new Map<number, number>();
    for (const entry of entries) {
      const label = findLabel(scheme, entry.name);
      const depth = depths.get(entry.parentLine ?? 0) ?? 0;
      depths.set(entry.line, label ? depth + 1 : depth);
      if (!label) edits.lines.set(entry.line, null);
      else if (label.retired === entry.isSelectable || depth !== entry.depth) {
        edits.lines.set(entry.line, formatEntry({ ...entry, depth, isSelectable: !label.retired }));
      }
    }
  }
}

function editAttributes(edits: ConfEdits, conf: AnnotationConf, scheme: LabelScheme): void {
  const types = listFutureTypes(conf, scheme);
  const former = listSpanTypes(conf);
  const done = new Set<string>();
  for (const entry of conf.attributes) {
    const wanted = scheme.attributes.find(({ name }) => name === entry.name);
    const wasOfSpans = readAttribute(entry, former).attribute !== null;
    const says = readAttribute(entry, types).attribute;
    if (done.has(entry.name)) {
      edits.lines.set(entry.line, null);
    } else if (wanted && !(says && isSameAttribute(says, wanted))) {
      edits.lines.set(entry.line, formatAttribute(wanted, entry));
    } else if (!wanted && wasOfSpans) {
      edits.lines.set(entry.line, null);
    }
    if (wanted) done.add(entry.name);
  }
  const added = scheme.attributes.filter(({ name }) => !done.has(name));
  const lines = added.map((attribute) => formatAttribute(attribute));
  addToSection(edits, conf, 'attributes', lines);
}

/** The types as they will be defined: those of events stay there, all others are entities. */
function listFutureTypes(conf: AnnotationConf, scheme: LabelScheme): SpanTypes {
  const eventNames = new Set(listSpanTypes(conf).events);
  const names = scheme.labels.map(({ name }) => name);
  return {
    entities: names.filter((name) => !eventNames.has(name)),
    events: names.filter((name) => eventNames.has(name)),
  };
}

function formatAttribute(attribute: LabelScheme['attributes'][number], former?: ConfEntry): string {
  return formatEntry(toAttributeEntry(attribute, former));
}

function addToSection(
  edits: ConfEdits,
  conf: AnnotationConf,
  name: 'entities' | 'attributes',
  lines: readonly string[],
): void {
  if (lines.length === 0) return;
  const place = conf.places.get(name);
  if (place) addAfter(edits, place.lastLine, lines);
  else addAfter(edits, Infinity, ['', `[${name}]`, ...lines]);
}

function requireBratNames(scheme: LabelScheme): void {
  const check = (what: string, name: string): RefusalDetail[] => {
    const fault = bratNameFault(name);
    const message = `${what} ${name} cannot be written for brat: ${fault ?? ''}.`;
    return fault === null ? [] : [{ code: 'unusableName', message }];
  };
  const details = [
    ...scheme.labels.flatMap(({ name }) => check('The label', name)),
    ...scheme.attributes.flatMap(({ name, labels, values }) => [
      ...check('The attribute', name),
      ...labels.flatMap((label) => check(`The label of ${name},`, label)),
      ...values.flatMap((value) => check(`The value of ${name},`, value)),
    ]),
  ];
  if (details.length === 0) return;
  throw new Refusal('unprocessable', 'brat cannot hold all names of this scheme.', details);
}
