/**
 * The numbered clauses of a guideline, so that a decision can cite one ("3.2") and a screen can
 * show it. A clause is a numbered heading (`## 3 Ranges`, `### 3.2 Whole range`) or a paragraph
 * that begins with a number of its section, with a bold title (`**3.2 Whole range.** …`) or
 * without one (`3.2 Select …`). A plain paragraph must go on with a capital letter, so that
 * "1.55 eV is …" in section 1 stays prose; fenced blocks are never read.
 */

export type GuidelineClause = {
  /** As written, without a final dot: `3` or `3.2`. */
  readonly number: string;
  /** The clause's own title, or its section's where it has none. */
  readonly title: string;
  /** Markdown up to the next clause or heading, trimmed; may be empty. */
  readonly body: string;
};

type ClauseStart = { number: string; title: string | null; rest: string; isSection: boolean };

const heading = /^#{1,6}\s/u;
const numberedHeading = /^#{1,6}\s+(\d+(?:\.\d+)*)\.?\s+(\S.*?)\s*#*$/u;
const boldClause = /^(?:[-*]\s+)?\*\*(\d+(?:\.\d+)+)\.?\s+(.+?)\.?\*\*\s*(.*)$/u;
const plainClause = /^(?:[-*]\s+)?(\d+(?:\.\d+)+)\.?\s+(\p{Lu}.*)$/u;
const fence = /^(?:```|~~~)/u;

/**
 * Reads the clauses of a guideline in the order of the text, sections included. Text before the
 * first clause and under headings without a number belongs to none. Numbers that occur twice are
 * returned twice.
 */
export function parseGuidelineClauses(markdown: string): GuidelineClause[] {
  const clauses: { number: string; title: string; lines: string[] }[] = [];
  let section = { number: '', title: '' };
  let isOpen = false;
  let isFenced = false;

  for (const line of markdown.split(/\r?\n/u)) {
    if (fence.test(line)) isFenced = !isFenced;
    const start = isFenced ? null : readStart(line, section.number);
    if (start !== null) {
      const { number, rest } = start;
      const title = start.title ?? section.title;
      if (start.isSection) section = { number, title };
      clauses.push({ number, title, lines: rest === '' ? [] : [rest] });
      isOpen = true;
    } else if (!isFenced && heading.test(line)) {
      section = { number: '', title: '' };
      isOpen = false;
    } else if (isOpen) {
      clauses.at(-1)?.lines.push(line);
    }
  }
  return clauses.map(({ number, title, lines }) => ({
    number,
    title,
    body: lines.join('\n').trim(),
  }));
}

/** `section` is the number of the heading above, empty when that has none. */
function readStart(line: string, section: string): ClauseStart | null {
  const [, headingNumber, headingTitle] = numberedHeading.exec(line) ?? [];
  if (headingNumber !== undefined && headingTitle !== undefined) {
    return { number: headingNumber, title: headingTitle, rest: '', isSection: true };
  }
  if (section === '') return null;
  const root = `${section.split('.', 1)[0] ?? section}.`;
  const [, boldNumber, boldTitle, boldRest] = boldClause.exec(line) ?? [];
  if (boldNumber?.startsWith(root) && boldTitle !== undefined) {
    return { number: boldNumber, title: boldTitle, rest: boldRest ?? '', isSection: false };
  }
  const [, plainNumber, plainRest] = plainClause.exec(line) ?? [];
  if (plainNumber?.startsWith(root)) {
    return { number: plainNumber, title: null, rest: plainRest ?? '', isSection: false };
  }
  return null;
}
