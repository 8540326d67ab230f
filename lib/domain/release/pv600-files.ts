/**
 * The PV600 dataset as files: `PV600.csv`, the folder `PV600/` with a text and a standoff file for
 * every snippet and the configuration that brat needs to open it, and a manifest.
 */
import type { LabelScheme } from '../label-scheme/scheme';
import { splitAtLineBreaks } from '../spans/line-breaks';
import { writeGoldAnn } from '../standoff/write-gold-ann';
import { indexText } from '../text/code-points';
import { buildManifest, type Hash, type ManifestSubject } from './manifest';
import { buildPv600Csv, sortSnippets } from './pv600-csv';
import { toPv600FileName } from './pv600-names';
import { countRelease, type ReleaseSnippet } from './release-snippet';
import type { ReleaseFile } from './zip-files';

export const pv600Table = 'PV600.csv';
export const pv600Folder = 'PV600';

export type Pv600Extras = {
  /** The files `annotation.conf` and `visual.conf`, as text. */
  readonly annotationConf: string;
  readonly visualConf: string;
  readonly about: Omit<ManifestSubject, 'format' | 'counts'>;
  readonly hash: Hash;
};

/**
 * All files of the dataset, sorted by snippet.
 * @throws Refusal `unprocessable` naming every snippet that does not fit the format
 */
export function buildPv600Files(
  snippets: readonly ReleaseSnippet[],
  scheme: LabelScheme,
  { annotationConf, visualConf, about, hash }: Pv600Extras,
): ReleaseFile[] {
  const files = [
    { path: pv600Table, content: buildPv600Csv(snippets, scheme) },
    { path: `${pv600Folder}/annotation.conf`, content: annotationConf },
    { path: `${pv600Folder}/visual.conf`, content: visualConf },
    ...sortSnippets(snippets).flatMap(filesOfSnippet),
  ];
  const subject = { format: 'PV600', ...about, counts: countRelease(snippets, scheme) };
  return [...files, buildManifest(subject, files, hash)];
}

/** The text and the standoff file of one snippet. */
export function filesOfSnippet({ name, text, gold }: ReleaseSnippet): ReleaseFile[] {
  const indexed = indexText(text);
  const spans = gold.map(({ label, fragments }) => ({
    label,
    fragments: fragments.flatMap((fragment) => splitAtLineBreaks(indexed, fragment)),
  }));
  const base = `${pv600Folder}/${toPv600FileName(name)}`;
  return [
    { path: `${base}.txt`, content: text },
    { path: `${base}.ann`, content: writeGoldAnn(spans, indexed) },
  ];
}
