import type { PdfDict, PdfValue } from '../../pdf/values.ts';
import { numberOf } from './find-roles.ts';
import type { RevisionState } from './revision-state.ts';
import type { RevisionStep } from './revision-step.ts';

// The logical structure (ISO 32000-2 section 14.7) tells what is read out. It may gain what a new field needs, and nothing
// that speaks of what was there.

/** What a new element is made of; texts to be read out in the place of what is shown are not among it. */
const ELEMENT_KEYS = new Set(['Type', 'S', 'P', 'Pg', 'K', 'ID', 'T', 'Lang']);
const OBJECT_KEYS = new Set(['Type', 'Obj', 'Pg']);
/** Keys that follow from what is added. */
const FOLLOWING_KEYS = new Set(['Limits', 'ParentTreeNextKey']);
const MAX_DEPTH = 8;

/** The members of a list, or the one thing that stands in its place. */
async function listMembers(state: RevisionState, value: PdfValue | undefined): Promise<PdfValue[]> {
  const resolved = await state.resolve(value);
  if (Array.isArray(resolved)) return resolved;
  return resolved === null ? [] : [value!];
}

/** An element, or a reference to a widget, that serves a new field alone. */
async function isOfNewField(step: RevisionStep, value: PdfValue | undefined, depth = 0): Promise<boolean> {
  const number = numberOf(value);
  if (depth > MAX_DEPTH) return false;
  if (number !== undefined && (await step.older.state.readObject(number)) !== undefined) return false;
  const dict = await step.newer.state.resolve(value);
  if (!(dict instanceof Map)) return false;
  if (dict.has('Obj')) {
    const widget = numberOf(dict.get('Obj'));
    const isNew = widget !== undefined && step.newer.form.nodes.has(widget) && !step.older.form.nodes.has(widget);
    return isNew && [...dict.keys()].every((key) => OBJECT_KEYS.has(key));
  }
  const kids = await listMembers(step.newer.state, dict.get('K'));
  const areNew = await Promise.all(kids.map((kid) => isOfNewField(step, kid, depth + 1)));
  return kids.length > 0 && !areNew.includes(false) && [...dict.keys()].every((key) => ELEMENT_KEYS.has(key));
}

/** Whether a list keeps its members in their order, and what comes between them serves new fields. */
async function hasListGrown(step: RevisionStep, before: PdfValue[], after: PdfValue[]): Promise<boolean> {
  let kept = 0;
  for (const member of after) {
    if (kept < before.length && (await step.comparer.isEqual(before[kept], member))) kept += 1;
    else if (!(await isOfNewField(step, member))) return false;
  }
  return kept === before.length;
}

const readPairs = (list: PdfValue[]) =>
  new Map(list.flatMap((key, index) => (index % 2 === 0 ? [[key, list[index + 1]]] : [])));

const isPaired = (list: PdfValue[]) =>
  list.length > 0 &&
  list.length % 2 === 0 &&
  list.every((item, index) => (typeof item === 'number') === (index % 2 === 0));

/** Whether a number tree leads from its numbers to where it led, and from new ones to what serves new fields. */
async function haveNumbersGrown(step: RevisionStep, before: PdfValue[], after: PdfValue[]): Promise<boolean> {
  const [old, now] = [readPairs(before), readPairs(after)];
  if (!isPaired(after) || now.size * 2 !== after.length) return false;
  for (const [key, value] of old) if (!(await step.comparer.isEqual(value, now.get(key)))) return false;
  for (const [key, value] of now) if (!old.has(key) && !(await isOfNewField(step, value))) return false;
  return true;
}

async function hasDictGrown(step: RevisionStep, before: PdfDict, after: PdfDict): Promise<boolean> {
  for (const key of await step.comparer.listDifferences(before, after)) {
    if (FOLLOWING_KEYS.has(key)) continue;
    const [old, now] = [before.get(key), after.get(key)];
    const lists = [await listMembers(step.older.state, old), await listMembers(step.newer.state, now)] as const;
    const trees = [await step.older.state.resolve(old), await step.newer.state.resolve(now)];
    let hasGrown = false;
    if (key === 'K') hasGrown = await hasListGrown(step, ...lists);
    else if (key === 'Nums') hasGrown = await haveNumbersGrown(step, ...lists);
    else if (key === 'ParentTree' && trees[0] instanceof Map && trees[1] instanceof Map) {
      hasGrown = await hasDictGrown(step, trees[0], trees[1]);
    }
    if (!hasGrown) return false;
  }
  return true;
}

/** Whether one part of the structure has only gained what new fields need. */
async function hasGrown(step: RevisionStep, before: PdfValue, after: PdfValue): Promise<boolean> {
  if (before instanceof Map && after instanceof Map) return hasDictGrown(step, before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  return isPaired(before) ? haveNumbersGrown(step, before, after) : hasListGrown(step, before, after);
}

/**
 * Whether the structure has only gained what new fields need: by its root, which may stand in the catalog itself, and by
 * `changed`, the numbers of its older objects that were written again.
 */
export async function hasStructureGrown(
  step: RevisionStep,
  [before, after]: readonly [PdfValue | undefined, PdfValue | undefined],
  changed: Iterable<number>,
): Promise<boolean> {
  const { older, newer } = step;
  const isSame = await step.comparer.isEqual(before, after);
  if (!isSame && !(await hasGrown(step, await older.state.resolve(before), await newer.state.resolve(after))))
    return false;
  for (const number of changed) {
    if (!(await hasGrown(step, await older.state.read(number), await newer.state.read(number)))) return false;
  }
  return true;
}
