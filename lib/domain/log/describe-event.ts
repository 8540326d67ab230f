import { mergeRuleTitles } from '../adjudication/item';
import type { LogEvent } from './event';

/**
 * An event as the rest of a sentence that begins with who did it: "moved 12 snippets from …".
 * `nameOf` gives a person's name by id.
 */
export function describeEvent(event: LogEvent, nameOf: (id: string) => string): string {
  switch (event.type) {
    case 'memberAdded':
      return `added ${nameOf(event.person)} as ${listOf(event.roles)}`;
    case 'rolesChanged':
      return `changed the roles of ${nameOf(event.person)} from ${listOf(event.before)} to ${listOf(event.roles)}`;
    case 'memberRemoved':
      return `removed ${nameOf(event.person)} from the project`;
    case 'memberPseudonymised':
      return `put ${nameOf(event.person)} in the place of a name`;
    case 'planMade': {
      const { round, snippets, overlap, share = 100, readers, seed } = event;
      const method = event.method === 'byHand' ? 'by hand' : event.method;
      const some = share === 100 ? ' each' : ` for ${share} % of them, one for the others`;
      const spread = event.strata.length === 0 ? '' : `, spread by ${listOf(event.strata)}`;
      return `planned ${round}: ${count(snippets, 'snippet')}, ${count(overlap, 'reader')}${some}, ${method} of ${count(readers.length, 'annotator')}${spread}, seed ${seed}`;
    }
    case 'roundMade':
      return `made the round ${event.round} of ${count(event.snippets, 'snippet')} of ${event.from}, seed ${event.seed}`;
    case 'roundRenamed':
      return `renamed the round ${event.before} to ${event.round}`;
    case 'workMoved': {
      const { from, to, stayed } = event;
      const snippets = to.reduce((sum, each) => sum + each.snippets, 0);
      const takers = listOf(to.map((each) => `${nameOf(each.person)} (${each.snippets})`));
      const left = stayed === 0 ? '' : `; ${stayed} stayed`;
      return from === null
        ? `added a reader to ${count(snippets, 'snippet')}: ${takers}${left}`
        : `moved ${count(snippets, 'snippet')} from ${nameOf(from)} to ${takers}${left}`;
    }
    case 'schemePublished': {
      const { version, changes, applied } = event;
      const words = changes.map(({ kind, name }) => `${schemeWords[kind] ?? kind} ${name}`.trim());
      return `published version ${version} of the label scheme: ${listOf(words)}${reachOf(applied)}`;
    }
    case 'guidelinePublished': {
      const { version, clauses, applied } = event;
      const changed = clauses.length === 0 ? '' : ` (clauses ${listOf(clauses)})`;
      return `published version ${version} of the guideline${changed}${reachOf(applied)}`;
    }
    case 'mergeRuleChanged': {
      const { before, rule, cases } = event;
      const moved =
        cases === 0
          ? ''
          : `; ${count(cases, 'case')} ${cases === 1 ? 'has' : 'have'} another status`;
      return `chose the merge rule ${mergeRuleTitles[rule]} instead of ${mergeRuleTitles[before]}${moved}`;
    }
    case 'snippetsExcluded':
      return `excluded ${namesOf(event)}: ${event.reason}`;
    case 'snippetsRestored':
      return `restored ${namesOf(event)}`;
    case 'materialSet':
      return event.material === null
        ? `took the material from ${namesOf(event)}`
        : `set the material of ${namesOf(event)} to ${event.material}`;
    case 'snippetsMoved':
      return `moved ${namesOf(event)} to the round ${event.round}`;
    case 'bulkUndone':
      return `undid ${bulkWords[event.kind] ?? event.kind} for ${namesOf(event)}`;
    case 'snippetEdited': {
      const words = event.changes.map(
        ({ field, before, after }) =>
          `${field} from ${before ?? 'nothing'} to ${after ?? 'nothing'}`,
      );
      return `changed ${event.snippet}: ${listOf(words)}`;
    }
    case 'textsReplaced':
      return `replaced the text of ${namesOf(event)} from ${event.fileName}`;
    case 'metadataImported':
      return `changed what is known of ${namesOf(event)} from ${event.fileName}`;
    case 'goldShown':
      return event.isShown
        ? 'let annotators see their readings beside gold'
        : 'no longer lets annotators see gold';
    case 'readingFinished':
      return `finished reading ${event.snippet}`;
    case 'readingReopened':
      return `reopened the own reading of ${event.snippet}`;
    case 'readingImported':
      return `has a reading of ${event.snippet} from an imported file`;
    case 'decisionRecorded':
      return `recorded a decision on ${event.snippet}`;
    case 'valuesConfirmed':
      return `confirmed a value of ${event.snippet}`;
    case 'imported':
      if (event.state === 'failed') return `tried to import ${event.fileName}, which failed`;
      return event.state === 'done'
        ? `imported ${event.fileName}`
        : `began to import ${event.fileName}`;
    case 'released':
      return `made the ${event.status} release ${event.name}`;
  }
}

const schemeWords: Readonly<Record<string, string>> = {
  labelAdded: 'new label',
  labelRemoved: 'deleted label',
  labelRetired: 'retired label',
  labelRestored: 'restored label',
  labelChanged: 'changed label',
  labelMapped: 'mapped label',
  labelUnmapped: 'no longer mapped label',
  attributeAdded: 'new attribute',
  attributeRemoved: 'deleted attribute',
  attributeChanged: 'changed attribute',
  reasonsChanged: 'other reasons for NOT CLEAR',
  labelsReordered: 'another order of labels',
};

const bulkWords: Readonly<Record<string, string>> = {
  exclude: 'the exclusion',
  restore: 'the restoring',
  setMaterial: 'the other material',
  moveToRound: 'the move to another round',
};

function reachOf(applied: number): string {
  return applied === 0 ? '' : `; it applies to ${count(applied, 'open assignment')}`;
}

/** As many names as a line holds; the log itself has them all. */
const namesShown = 3;

function namesOf({
  snippets: names,
  more = 0,
}: {
  readonly snippets: readonly string[];
  readonly more?: number | undefined;
}): string {
  const shown = names.slice(0, namesShown);
  const rest = names.length + more - shown.length;
  return rest === 0 ? listOf(shown) : `${shown.join(', ')} and ${rest} more`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function listOf(words: readonly string[]): string {
  return words.length === 0 ? 'nothing' : list.format(words);
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
