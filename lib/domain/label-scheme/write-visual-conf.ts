/**
 * `visual.conf` from a label scheme: titles and colours. The text that the scheme was read with is
 * returned as it is while it still gives every label its title and colour. Otherwise it is revised:
 * each label gets lines that say so outright, and lines about other things stay.
 */
import { darkenForWhiteText, parseColor } from './color';
import { addAfter, applyEdits, collectEdits, type ConfEdits } from './conf-edits';
import { findLabel, type Label, type LabelScheme } from './scheme';
import { bratFileNames, schemeFromBrat } from './scheme-from-brat';
import { findDrawing, findVisualLabel, readVisualConf, type VisualConf } from './visual-conf';

/** Writes the `visual.conf` of a scheme. Signs of a title that mean something in it are replaced. */
export function writeVisualConf(scheme: LabelScheme): string {
  const given = scheme.brat?.visualConf ?? null;
  if (given !== null && isSameLook(scheme)) return given;
  const original = given ?? emptyConf;
  const conf = readVisualConf(original, bratFileNames.visual);
  if (conf.errors.length > 0) return writeVisualConf({ ...scheme, brat: null });
  const edits = collectEdits();
  editTitles(edits, conf, scheme.labels);
  editColors(edits, conf, scheme.labels);
  return applyEdits(original, edits);
}

const emptyConf = `# How the types of this folder's annotations look, for brat.

[labels]

[drawing]
SPAN_DEFAULT\tfgColor:black, bgColor:lightgreen, borderColor:darken
ARC_DEFAULT\tcolor:black, arrowHead:triangle-5
`;

function isSameLook(scheme: LabelScheme): boolean {
  const annotationConf = scheme.brat?.annotationConf ?? null;
  if (annotationConf === null) return false;
  const read = schemeFromBrat({ annotationConf, visualConf: scheme.brat?.visualConf ?? null });
  return scheme.labels.every(({ name, title, color }) => {
    const former = findLabel(read.scheme, name);
    return former?.title === title && former.color === color;
  });
}

function editTitles(edits: ConfEdits, conf: VisualConf, labels: readonly Label[]): void {
  const added: string[] = [];
  for (const { name, title, shortName } of labels) {
    const former = findVisualLabel(conf, name);
    const [written, ...shorter] = former?.titles ?? [];
    if (written === title) continue;
    const shortTitles = former ? shorter : [shortName ?? title].filter((short) => short !== title);
    const line = [name, ...[title, ...shortTitles].map(plainTitle)].join(' | ');
    if (former) edits.lines.set(former.line, line);
    else added.push(line);
  }
  addToSection(edits, conf, 'labels', added);
}

function editColors(edits: ConfEdits, conf: VisualConf, labels: readonly Label[]): void {
  const added: string[] = [];
  for (const { name, color } of labels) {
    const former = findDrawing(conf, name);
    const written = parseColor(former?.properties.get('bgColor') ?? '');
    if (written !== null && darkenForWhiteText(written) === color) continue;
    const properties = new Map(former?.properties ?? [['borderColor', 'darken']]);
    properties.set('bgColor', color).set('fgColor', 'white');
    const list = Array.from(properties, ([key, value]) => `${key}:${value}`).toSorted();
    const line = `${name}\t${list.join(', ')}`;
    if (former) edits.lines.set(former.line, line);
    else added.push(line);
  }
  addToSection(edits, conf, 'drawing', added);
}

function addToSection(
  edits: ConfEdits,
  conf: VisualConf,
  name: 'labels' | 'drawing',
  lines: readonly string[],
): void {
  if (lines.length === 0) return;
  const place = conf.lastLines[name];
  if (place === null) addAfter(edits, Infinity, ['', `[${name}]`, ...lines]);
  else addAfter(edits, place, lines);
}

const plainSigns = new Map([
  ['|', '¦'],
  ['<', '‹'],
  ['>', '›'],
]);

/** A title as the file can hold it. */
export function plainTitle(title: string): string {
  const plain = title.replace(/\s+/gu, ' ').trim();
  return plain.replace(/[|<>]/gu, (sign) => plainSigns.get(sign) ?? sign);
}
