import { StructureProblem } from '../../pdf/pdf-problem.ts';
import type { PdfValue } from '../../pdf/values.ts';
import { compareCatalogs } from './compare-catalog.ts';
import { compareForms, listResourceNumbers } from './compare-forms.ts';
import { comparePageLists, comparePages, isMarkup } from './compare-pages.ts';
import { findRoles, isDrawnByName, numberOf, type Role } from './find-roles.ts';
import type { ReferenceIndex } from './reference-index.ts';
import type { RevisionHistory } from './revision-history.ts';
import type { StateObject } from './revision-state.ts';
import { RevisionStep, type Side } from './revision-step.ts';

const MAX_ROLE_VISITS = 50_000;

/** An object of a step whose meaning changed. */
type ChangedObject = { number: number; before: PdfValue; after: PdfValue };

function reportTricks(
  step: RevisionStep,
  history: RevisionHistory,
  number: number,
  before: StateObject | undefined,
  after: StateObject | undefined,
) {
  const { revision } = step.newer.state;
  const place = history.findPlace(number, revision.index);
  const container = place && 'stream' in place ? history.findPlace(place.stream, revision.index) : place;
  const isOld = container && !('stream' in container) && container.offset < revision.start;
  if (isOld && revision.moved.has(number)) {
    step.report({ kind: 'signed-object', rule: 'never', detail: `object ${number}: an entry points to older bytes` });
  }
  if (after?.hasRepeatedKey) {
    step.report({ kind: 'unreadable', rule: 'never', detail: `object ${number}: a dictionary repeats a key` });
  }
  if (before && after && before.generation !== after.generation) {
    step.report({ kind: 'signed-object', rule: 'never', detail: `object ${number}: another generation` });
  }
}

async function readBefore({ state }: Side, number: number): Promise<StateObject | undefined> {
  try {
    return await state.readObject(number);
  } catch (error) {
    if (error instanceof StructureProblem) return undefined;
    throw error;
  }
}

async function listChanged(
  step: RevisionStep,
  history: RevisionHistory,
  index: ReferenceIndex,
  candidates: Set<number>,
) {
  const changed: ChangedObject[] = [];
  for (const number of candidates) {
    const before = await readBefore(step.older, number);
    const after = await step.newer.state.readObject(number);
    reportTricks(step, history, number, before, after);
    if (!before && index.listReferrers(number, step.older.state.revision.index).size === 0) continue;
    const [old, now] = [before?.value ?? null, after?.value ?? null];
    if (!(await step.comparer.isEqual(old, now))) changed.push({ number, before: old, after: now });
  }
  return changed;
}

/** Applies what an object serves to the parts that it belongs to. */
function touchRole(step: RevisionStep, { number, before, after }: ChangedObject, role: Role, resources: Set<number>) {
  const detail = `object ${number}`;
  if (role.part === 'catalog') {
    step.catalog.add(role.key);
    if (role.key === 'StructTreeRoot') step.structure.add(number);
  } else if (role.part === 'info') step.report({ kind: 'metadata', rule: 'always', detail: 'document information' });
  else if (role.part === 'structure') step.report({ kind: 'signed-object', rule: 'never', detail });
  else if (role.part === 'field') step.touch(step.fields, role.number, [role.key]);
  else if (role.part === 'form') {
    if (role.key === 'DR' && !resources.has(number)) {
      step.report({ kind: 'form-structure', rule: 'never', detail: `${detail} of form /DR` });
    } else step.form.add(role.key);
  } else if (role.key === 'Annots' && role.number !== undefined) {
    const page = step.older.pages.indexes.get(role.number)!;
    if (Array.isArray(before) && Array.isArray(after)) step.touch(step.pages, role.number, ['Annots']);
    else if (isMarkup(before) && (isMarkup(after) || after === null)) {
      step.report({ kind: 'annotation', rule: 'annotation', page, detail });
    } else step.report({ kind: 'annotation', rule: 'never', page, detail });
  } else {
    const page = role.number === undefined ? undefined : step.older.pages.indexes.get(role.number);
    const where = page === undefined ? {} : { page };
    step.report({ kind: 'page-content', rule: 'never', ...where, detail: `${detail} of page /${role.key}` });
  }
}

async function touchChanged(step: RevisionStep, index: ReferenceIndex, changed: ChangedObject[]): Promise<void> {
  const { older } = step;
  const catalog = numberOf(older.state.revision.trailer.get('Root'));
  const resources = await listResourceNumbers(older);
  const budget = { left: MAX_ROLE_VISITS };
  for (const object of changed) {
    const { number, before, after } = object;
    const [old, now] = [
      before instanceof Map ? before : new Map<string, PdfValue>(),
      after instanceof Map ? after : new Map<string, PdfValue>(),
    ];
    const isField = older.form.nodes.has(number);
    const isPage = older.pages.indexes.has(number);
    const keys = isField || isPage ? await step.comparer.listDifferences(old, now) : [];
    const hasPart = isField || number === catalog || number === older.form.number;
    if (hasPart && (await isDrawnByName(index, older.state, number)))
      step.report({ kind: 'page-content', rule: 'never', detail: `object ${number} serves as resources, too` });
    if (isField) step.touch(step.fields, number, keys);
    if (isPage) step.touch(step.pages, number, keys);
    if (older.pages.nodes.has(number)) {
      step.report({ kind: 'page-content', rule: 'never', detail: `object ${number} of the page tree` });
    } else if (!isField && !isPage && number !== catalog && number !== older.form.number) {
      for (const role of await findRoles(index, older, number, budget)) touchRole(step, object, role, resources);
    }
  }
}

/** Compares two states of a document, from the catalog down; only what the revision touches is read. */
export async function compareRevisions(
  older: Side,
  newer: Side,
  history: RevisionHistory,
  index: ReferenceIndex,
  completed: number[],
): Promise<RevisionStep['facts']> {
  const step = new RevisionStep(older, newer, history.looks);
  const changed = await listChanged(step, history, index, new Set([...newer.state.revision.moved, ...completed]));
  await touchChanged(step, index, changed);
  await compareCatalogs(step);
  await compareForms(step);
  comparePageLists(step);
  await comparePages(step);
  return step.facts;
}
