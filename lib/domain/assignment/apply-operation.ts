/**
 * One step of the fold: a state and an operation give the next state, or a `Refusal` that says
 * why not. The browser's store and the server run this same function, so what a person sees is
 * what will be kept. Statuses: open → inProgress (first operation) → finished → inProgress again
 * by reopen.
 */
import { Refusal } from '../errors';
import { findLabel, type LabelScheme } from '../label-scheme/scheme';
import type { Annotation, Attributes, Fragments } from '../spans/fragment';
import { splitAtLineBreaks } from '../spans/line-breaks';
import { findFragmentProblems } from '../spans/validate-fragments';
import type { AnnotationReference } from '../standoff/references';
import type { IndexedText } from '../text/code-points';
import type { Operation, Outcome } from './operation';
import type { AssignmentState } from './state';

/** What an operation is checked against. */
export type OperationContext = {
  readonly text: IndexedText;
  readonly scheme: LabelScheme;
  /** Relations and events of an imported file that refer to an annotation, as lines to show. */
  readonly references: ReadonlyMap<string, readonly AnnotationReference[]>;
};

/**
 * Applies one operation.
 * @throws Refusal `unprocessable` when the operation does not fit the state, the text or the scheme
 */
export function applyOperation(
  state: AssignmentState,
  operation: Operation,
  context: OperationContext,
): AssignmentState {
  if (state.status === 'withdrawn') {
    refuse('This assignment was withdrawn; its work is kept and cannot be changed.');
  }
  if (state.status === 'finished' && operation.type !== 'reopen') {
    refuse('This snippet is finished. Reopen it before changing it.');
  }
  const next: AssignmentState = {
    ...state,
    revision: state.revision + 1,
    status: 'inProgress',
  };
  switch (operation.type) {
    case 'add':
      return { ...next, annotations: addAnnotation(state, operation.annotation, context) };
    case 'change':
      return { ...next, annotations: changeAnnotation(state, operation, context) };
    case 'remove':
      return { ...next, annotations: removeAnnotation(state, operation.annotation, context) };
    case 'flag':
      return { ...next, flag: flagOf(operation) };
    case 'note':
      return { ...next, note: nonBlank(operation.text) };
    case 'finish':
      return { ...next, status: 'finished', outcome: checkedOutcome(state, operation.outcome) };
    case 'reopen':
      if (state.status !== 'finished') refuse('Only a finished snippet can be reopened.');
      return { ...next, outcome: null };
  }
}

/** Folds a log, oldest operation first. */
export function foldOperations(
  start: AssignmentState,
  operations: readonly Operation[],
  context: OperationContext,
): AssignmentState {
  return operations.reduce((state, operation) => applyOperation(state, operation, context), start);
}

type NewAnnotation = Extract<Operation, { type: 'add' }>['annotation'];
type Change = Extract<Operation, { type: 'change' }>;

function addAnnotation(
  state: AssignmentState,
  added: NewAnnotation,
  context: OperationContext,
): Annotation[] {
  if (state.annotations.some((annotation) => annotation.id === added.id)) {
    refuse(`An annotation with the id ${added.id} is already there.`);
  }
  checkLabel(added.label, context.scheme);
  const attributes = added.attributes ?? {};
  checkAttributes(attributes, added.label, context.scheme);
  return [
    ...state.annotations,
    {
      id: added.id,
      fragments: checkedFragments(added.fragments, context.text),
      label: added.label,
      attributes,
      note: nonBlank(added.note),
    },
  ];
}

function changeAnnotation(
  state: AssignmentState,
  change: Change,
  context: OperationContext,
): Annotation[] {
  const before = findAnnotation(state, change.annotation);
  const { set } = change;
  const label = set.label ?? before.label;
  if (label !== before.label) {
    checkLabel(label, context.scheme);
    refuseReferenced(before.id, context, ['trigger'], 'cannot get another label');
  }
  const attributes = set.attributes === undefined ? before.attributes : (set.attributes ?? {});
  checkAttributes(attributes, label, context.scheme);
  const after: Annotation = {
    id: before.id,
    label,
    attributes,
    fragments:
      set.fragments === undefined
        ? before.fragments
        : checkedFragments(set.fragments, context.text),
    note: set.note === undefined ? before.note : nonBlank(set.note),
  };
  return state.annotations.map((annotation) => (annotation.id === after.id ? after : annotation));
}

function removeAnnotation(
  state: AssignmentState,
  id: string,
  context: OperationContext,
): Annotation[] {
  findAnnotation(state, id);
  refuseReferenced(id, context, ['argument', 'trigger'], 'cannot be removed');
  return state.annotations.filter((annotation) => annotation.id !== id);
}

function flagOf(operation: Extract<Operation, { type: 'flag' }>): AssignmentState['flag'] {
  if (!operation.on) return { on: false, reason: null };
  const reason = nonBlank(operation.reason);
  if (reason === null) return refuse('NOT CLEAR needs a reason: say what is not clear.');
  return { on: true, reason };
}

function checkedOutcome(state: AssignmentState, outcome: Outcome): Outcome {
  if (outcome === 'values' && state.annotations.length === 0) {
    refuse('The outcome "values" needs at least one span. Without one, choose "No value here".');
  }
  if (outcome === 'none' && state.annotations.length > 0) {
    refuse('The outcome "none" does not fit: the snippet has spans. Remove them first.');
  }
  if (outcome === 'undecided' && !state.flag.on) {
    refuse('The outcome "undecided" needs the NOT CLEAR flag with a reason.');
  }
  return outcome;
}

function findAnnotation(state: AssignmentState, id: string): Annotation {
  const found = state.annotations.find((annotation) => annotation.id === id);
  return found ?? refuse(`There is no annotation with the id ${id} in this reading.`);
}

function checkLabel(name: string, scheme: LabelScheme): void {
  const label = findLabel(scheme, name);
  if (label === undefined) {
    const known = scheme.labels.map((each) => each.name).join(', ');
    refuse(`The label "${name}" is not in the label scheme. It has: ${known}.`);
  } else if (label.retired) {
    refuse(`The label "${label.title}" is retired and cannot be put on a span any more.`);
  }
}

function checkAttributes(attributes: Attributes, label: string, scheme: LabelScheme): void {
  for (const [name, value] of Object.entries(attributes)) {
    const definition = scheme.attributes.find((attribute) => attribute.name === name);
    if (definition === undefined) refuse(`The attribute "${name}" is not in the label scheme.`);
    else if (definition.labels.length > 0 && !definition.labels.includes(label)) {
      refuse(`The attribute "${name}" does not belong to the label "${label}".`);
    } else if (definition.values.length > 0 && !definition.values.includes(String(value))) {
      refuse(`"${String(value)}" is not a value of the attribute "${name}".`);
    }
  }
}

function checkedFragments(fragments: Fragments, text: IndexedText): Fragments {
  const problems = findFragmentProblems(text, fragments);
  if (problems.length > 0) refuse(problems.join(' '));
  return fragments.flatMap((fragment) => splitAtLineBreaks(text, fragment));
}

function refuseReferenced(
  id: string,
  context: OperationContext,
  roles: readonly AnnotationReference['role'][],
  what: string,
): void {
  const references = (context.references.get(id) ?? []).filter(({ role }) => roles.includes(role));
  if (references.length === 0) return;
  throw new Refusal(
    'unprocessable',
    `The span ${what}: relations or events of the imported file refer to it.`,
    references.map(({ line, text }) => ({ line, message: text })),
  );
}

function nonBlank(text: string | null | undefined): string | null {
  return text == null || text.trim() === '' ? null : text;
}

function refuse(message: string): never {
  throw new Refusal('unprocessable', message);
}
