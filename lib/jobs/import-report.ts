import type { RefusalDetail } from '../domain/errors';

export type FileResult = {
  readonly file: string;
  readonly status: 'created' | 'known' | 'replaced' | 'reading' | 'used' | 'refused' | 'skipped';
};

/** Rows of errors and notes that a report holds of each; the rest is counted. */
const rows = 2_000;

/** The report of an import as it grows: every file is named in it, with what became of it. */
export class ImportReport {
  private readonly errors: RefusalDetail[] = [];
  private readonly notes: RefusalDetail[] = [];
  private readonly results = new Map<string, FileResult['status']>();
  private counts = {
    snippets: 0,
    spans: 0,
    created: 0,
    known: 0,
    replaced: 0,
    /** Of those known or replaced: what is said otherwise of them now. */
    changed: 0,
    /** Rows or texts that were left out although their file was used. */
    leftOut: 0,
  };

  /** Files that were found, before anything is known of them. */
  countFiles(paths: readonly string[]): void {
    for (const path of paths) this.results.set(path, 'skipped');
  }

  add({
    notes,
    errors,
  }: {
    readonly notes: readonly RefusalDetail[];
    readonly errors: readonly RefusalDetail[];
  }): void {
    // One by one: as arguments of one call a hundred thousand are too many.
    for (const note of notes) this.notes.push(note);
    for (const error of errors) this.errors.push(error);
    for (const { file } of errors) {
      if (file !== undefined && this.results.has(file)) this.results.set(file, 'refused');
    }
  }

  mark(file: string | null, status: FileResult['status']): void {
    if (file !== null && this.results.has(file)) this.results.set(file, status);
  }

  countSnippet(more: Partial<typeof this.counts>): void {
    this.counts.snippets += 1;
    this.count(more);
  }

  count(more: Partial<typeof this.counts>): void {
    for (const [name, by] of Object.entries(more)) {
      this.counts[name as keyof typeof this.counts] += by;
    }
  }

  /** True once a text was taken, or found to be there already. */
  get hasSnippets(): boolean {
    return this.counts.snippets > 0;
  }

  /** The report as the API answers it. */
  toJson() {
    const fileResults = [...this.results].map(([file, status]) => ({ file, status }));
    const isSkipped = ({ status }: FileResult) => status === 'refused' || status === 'skipped';
    return {
      files: fileResults.length,
      ...this.counts,
      skipped: fileResults.filter(isSkipped).length,
      errors: shorten(this.errors),
      notes: shorten(this.notes),
      fileResults,
    };
  }
}

function shorten(details: readonly RefusalDetail[]) {
  const shown = details.slice(0, rows).map((detail) => ({ ...detail }));
  const more = details.length - shown.length;
  return more === 0 ? shown : [...shown, { code: 'more', message: `${more} more are not listed.` }];
}
