import { systemActor } from '../../lib/data/actor';
import { openImportTarget } from '../../lib/data/imports/import-target';
import { storeSnippets } from '../../lib/data/imports/store-snippets';
import type { DemoSnippet } from '../../lib/domain/demo/generate-demo';
import { findTargets } from '../../lib/domain/snippets/targets';

/** Stores the demo's snippets with their made-up provenance. */
export async function storeDemoTexts(
  projectId: string,
  snippets: readonly DemoSnippet[],
): Promise<void> {
  const target = await openImportTarget(systemActor, projectId, null);
  await storeSnippets(
    systemActor,
    target,
    snippets.map((snippet) => ({
      name: snippet.name,
      text: snippet.text,
      material: snippet.material,
      targets: findTargets(snippet.text, snippet.material),
      sentences: snippet.sentences.map(([start]) => start),
      article: {
        identifier: snippet.identifier,
        publisher: snippet.publisher,
        institution: snippet.institution,
        year: snippet.year,
        licence: snippet.licence,
        title: snippet.attribution,
      },
    })),
  );
}
