/**
 * Texts of an import, which may be there already. A name is a text's identity: the same text is left
 * as it is, but for what is stated of it and differs; another text takes the place of one that
 * nobody was asked to read, and is refused otherwise.
 */
import { nameSnippets } from '../../domain/log/entry';
import {
  type ArticleChange,
  articleFields,
  type FieldChange,
} from '../../domain/snippets/article-shelf';
import { completeMetadata, type PlannedText } from '../../domain/snippets/plan-texts';
import type { SnippetMetadata } from '../../domain/snippets/metadata-fields';
import { splitSentences } from '../../domain/snippets/sentences';
import { findTargets } from '../../domain/snippets/targets';
import { flattenFragments } from '../../domain/spans/fragment';
import { codePointLength } from '../../domain/text/code-points';
import type { SystemActor } from '../actor';
import { inTransaction, type Connection } from '../database';
import { newId } from '../identifier';
import { writeLog } from '../log/write-log';
import { requireProject } from '../rights/require-project';
import { clearShelf, openShelf, storeShelf } from '../snippets/article-rows';
import { lockSnippets, type LockedSnippet } from '../snippets/lock-snippets';
import type { ImportTarget } from './import-target';

/** What became of a text. */
export type TextOutcome = {
  readonly text: PlannedText;
  readonly result: 'created' | 'known' | 'replaced' | 'refused';
  /** Null for one that was refused. */
  readonly snippetId: string | null;
  /** What is now said otherwise: "year 2020 became 2021". */
  readonly changes: readonly string[];
  /** Why the material stays as it is although another one is stated. */
  readonly isMaterialHeld: boolean;
};

export type ImportOrigin = {
  /** Whose import it is, for the log. */
  readonly userId: string;
  readonly fileName: string;
  /** Whether a text may take the place of another; readings need the text that they were made on. */
  readonly mayReplace: boolean;
};

/**
 * Stores texts, all in one transaction, one import of a project after the other.
 * @param texts with names that are all different
 */
export async function importTexts(
  actor: SystemActor,
  target: Pick<ImportTarget, 'projectId' | 'roundId'>,
  origin: ImportOrigin,
  texts: readonly PlannedText[],
): Promise<readonly TextOutcome[]> {
  const { projectId } = target;
  await requireProject(actor, 'manageProject', projectId);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Project" WHERE "id" = ${projectId} FOR NO KEY UPDATE`;
    const names = texts.map(({ name }) => name);
    const known = new Map(
      (await lockSnippets(tx, projectId, { names })).map((each) => [each.name, each]),
    );
    const settled = texts.map((text) => settle(text, known.get(text.name), origin));
    const shelf = await openShelf(
      tx,
      projectId,
      settled.flatMap(({ known: each }) => each?.articleId ?? []),
      settled.flatMap(({ article }) => article.identifier ?? []),
    );
    const placed = settled.map((each) => ({
      ...each,
      place:
        each.result === 'refused' ? null : shelf.place(each.known?.articleId ?? null, each.article),
    }));
    await storeShelf(tx, projectId, shelf);
    await createSnippets(tx, target, placed);
    await changeSnippets(tx, placed);
    await clearShelf(
      tx,
      placed.flatMap(({ known: each }) => each?.articleId ?? []),
    );
    const outcomes = placed.map(outcomeOf);
    await logChanges(tx, projectId, origin, outcomes);
    return outcomes;
  });
}

type Settled = {
  readonly text: PlannedText;
  readonly known: LockedSnippet | undefined;
  readonly result: TextOutcome['result'];
  readonly id: string;
  /** As it is to be. */
  readonly material: string | null;
  readonly isMaterialHeld: boolean;
  readonly article: ArticleChange;
};
type Placed = Settled & {
  readonly place: { readonly id: string | null; readonly changes: readonly FieldChange[] } | null;
};

/** What becomes of a text, beside what is there under its name. */
function settle(
  text: PlannedText,
  known: LockedSnippet | undefined,
  { mayReplace }: ImportOrigin,
): Settled {
  if (known === undefined) {
    const metadata = completeMetadata(text);
    const settled = { text, known, isMaterialHeld: false, material: metadata.material };
    return { ...settled, result: 'created', id: newId(), article: statedOf(metadata) };
  }
  const isSame = known.text === text.text;
  const isReplaced = mayReplace && !text.isNameMade && !known.isAssigned;
  const stated = text.metadata.material ?? known.material;
  const isMaterialHeld = isSame && stated !== known.material && known.isAssigned;
  return {
    text,
    known,
    result: isSame ? 'known' : isReplaced ? 'replaced' : 'refused',
    id: known.id,
    material: isMaterialHeld ? known.material : stated,
    isMaterialHeld,
    article: statedOf(text.metadata),
  };
}

function statedOf(metadata: SnippetMetadata): ArticleChange {
  return Object.fromEntries(
    articleFields.flatMap((field) => (metadata[field] === null ? [] : [[field, metadata[field]]])),
  );
}

async function createSnippets(
  tx: Connection,
  { projectId, roundId }: Pick<ImportTarget, 'projectId' | 'roundId'>,
  placed: readonly Placed[],
): Promise<void> {
  await tx.snippet.createMany({
    data: placed
      .filter(({ result }) => result === 'created')
      .map(({ id, text: { name, text }, material, place }) => ({
        id,
        projectId,
        roundId,
        articleId: place?.id ?? null,
        name,
        material,
        ...contentOf(text, material),
      })),
  });
}

async function changeSnippets(tx: Connection, placed: readonly Placed[]): Promise<void> {
  for (const { id, known, result, text, material, place } of placed) {
    if (known === undefined || place === null) continue;
    const isOther = result === 'replaced' || known.material !== material;
    if (!isOther && known.articleId === place.id) continue;
    await tx.snippet.update({
      where: { id },
      data: { articleId: place.id, material, ...(isOther ? contentOf(text.text, material) : {}) },
    });
  }
}

function contentOf(text: string, material: string | null) {
  return {
    text,
    length: codePointLength(text),
    targets: material === null ? [] : flattenFragments(findTargets(text, material)),
    sentences: splitSentences(text).slice(),
  };
}

function outcomeOf({
  text,
  known,
  result,
  id,
  material,
  isMaterialHeld,
  place,
}: Placed): TextOutcome {
  // Of a new text, what it says otherwise of an article that others come from too.
  const isNew = result === 'created';
  const changes = (place?.changes ?? []).filter(({ before }) => !isNew || before !== null);
  if (!isNew && place !== null && known !== undefined && known.material !== material) {
    changes.unshift({ field: 'material', before: known.material, after: material });
  }
  return {
    text,
    result,
    snippetId: result === 'refused' ? null : id,
    changes: changes.map(
      ({ field, before, after }) => `${field} ${before ?? 'nothing'} became ${after ?? 'nothing'}`,
    ),
    isMaterialHeld,
  };
}

async function logChanges(
  tx: Connection,
  projectId: string,
  { userId, fileName }: ImportOrigin,
  outcomes: readonly TextOutcome[],
): Promise<void> {
  const importer = { kind: 'user', userId } as const;
  const namesOf = (found: readonly TextOutcome[]) => found.map(({ text }) => text.name);
  const replaced = namesOf(outcomes.filter(({ result }) => result === 'replaced'));
  if (replaced.length > 0) {
    await writeLog(tx, importer, projectId, {
      type: 'textsReplaced',
      ...nameSnippets(replaced),
      fileName,
    });
  }
  const changed = namesOf(outcomes.filter(({ changes }) => changes.length > 0));
  if (changed.length > 0) {
    await writeLog(tx, importer, projectId, {
      type: 'metadataImported',
      ...nameSnippets(changed),
      fileName,
    });
  }
}
