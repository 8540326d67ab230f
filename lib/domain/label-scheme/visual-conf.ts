/**
 * brat's `visual.conf`: how types are called on a screen (`[labels]`, `Type | long | short`) and
 * drawn (`[drawing]`, `Type bgColor:#ffccaa, …`; `SPAN_DEFAULT` and `ARC_DEFAULT` stand for all).
 * Where a type comes twice the last line counts, as in brat.
 */
import type { RefusalDetail } from '../errors';
import { readEntries } from './conf-entries';
import { splitSections } from './conf-sections';

export type VisualLabel = {
  readonly name: string;
  /** What people read, longest first; empty when the line names the type alone. */
  readonly titles: readonly string[];
  readonly line: number;
};

export type VisualDrawing = {
  readonly name: string;
  /** `bgColor`, `fgColor`, `borderColor`, `dashArray`, `glyph`, `box`, … as written. */
  readonly properties: ReadonlyMap<string, string>;
  readonly line: number;
};

export type VisualConf = {
  readonly labels: readonly VisualLabel[];
  readonly drawing: readonly VisualDrawing[];
  /** The last line of a section, for a writer that adds to it; null when there is no section. */
  readonly lastLines: Readonly<Record<'labels' | 'drawing', number | null>>;
  readonly notes: readonly RefusalDetail[];
  readonly errors: readonly RefusalDetail[];
};

/** Reads a `visual.conf`. `fileName` goes into notes and errors. */
export function readVisualConf(text: string, fileName: string): VisualConf {
  const { sections, errors } = splitSections(text, fileName);
  const find = (name: string) => sections.find((section) => section.name === name);
  const labels = readEntries(find('labels')?.lines ?? [], fileName, 'tab');
  const drawing = readEntries(find('drawing')?.lines ?? [], fileName, 'blank');
  const notes = sections
    .filter(({ name }) => name !== 'labels' && name !== 'drawing')
    .map(({ name, line }) => ({
      file: fileName,
      line,
      code: 'unknownSection',
      message: `The section [${name}] is unknown; its lines are kept and not used.`,
    }));
  return {
    labels: labels.entries.map(({ name, otherTerms, line }) => ({
      name: name.replace(/\s/gu, '_'),
      titles: otherTerms,
      line,
    })),
    drawing: drawing.entries.map(({ name, args, line }) => ({
      name,
      properties: new Map(args.map(({ key, values }) => [key, values.join('|')])),
      line,
    })),
    lastLines: {
      labels: find('labels')?.lastLine ?? null,
      drawing: find('drawing')?.lastLine ?? null,
    },
    notes,
    errors: [...errors, ...labels.errors, ...drawing.errors],
  };
}

/** The `[labels]` line that counts for a type. */
export function findVisualLabel(conf: VisualConf, name: string): VisualLabel | undefined {
  return conf.labels.findLast((label) => label.name === name);
}

/** The `[drawing]` line that counts for a type; defaults are not mixed in. */
export function findDrawing(conf: VisualConf, name: string): VisualDrawing | undefined {
  return conf.drawing.findLast((drawing) => drawing.name === name);
}
