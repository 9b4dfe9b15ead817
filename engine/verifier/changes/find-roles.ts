import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { FormTree } from './form-tree.ts';
import type { PageList } from './page-list.ts';
import { listReferences, type ReferenceIndex } from './reference-index.ts';
import type { RevisionState } from './revision-state.ts';

/** What an object without an identity of its own serves: the nearest known object that leads to it, and by which key. */
export type Role =
  | { part: 'catalog'; key: string }
  | { part: 'info' }
  | { part: 'form'; key: string }
  | { part: 'field'; number: number; key: string }
  | { part: 'page'; number: number | undefined; key: string }
  | { part: 'structure' };

/** The known objects of a state, from which roles are told. */
export type Landmarks = { state: RevisionState; form: FormTree; pages: PageList };

/** How many objects may still be visited in search of roles, for a whole step. */
export type RoleBudget = { left: number };

const MAX_VISITED = 5000;
/** Keys by which others merely point at an annotation. */
const POINTING_KEYS = new Set(['Parent', 'P', 'Popup', 'IRT', 'Obj', 'Pg', 'Data']);

/** The catalog's object number, or undefined when the trailer names none. */
export function numberOf(value: PdfValue | undefined): number | undefined {
  return value instanceof PdfRef ? value.number : undefined;
}

function listKeysTo(dict: PdfDict, target: number): string[] {
  return [...dict].filter(([, value]) => listReferences(value).includes(target)).map(([key]) => key);
}

/** Keys under which stands what is drawn by names that its author chose (ISO 32000-2 tables 34, 72, 110 and 170). */
const NAMING_KEYS =
  'Resources ExtGState ColorSpace Pattern Shading XObject Font Properties Colorants CharProcs AP N R D'.split(' ');

/**
 * Whether an object serves as a dictionary of what is drawn, beside what else it is: then its keys are names that somebody chose,
 * and say nothing of what stands behind them. `apart`: a referrer that does not count.
 */
export async function isDrawnByName(
  index: ReferenceIndex,
  state: RevisionState,
  number: number,
  apart?: number,
): Promise<boolean> {
  for (const origin of index.listReferrers(number, state.revision.index)) {
    if (origin === apart) continue;
    const value = await readOrNull(state, origin);
    // Of what cannot be read nobody can tell how it names.
    if (value instanceof PdfRef || (value === null && index.isNamed(origin, state.revision.index))) return true;
    const dict = value instanceof PdfStream ? value.dict : value;
    if (!(dict instanceof Map)) continue;
    if (NAMING_KEYS.some((key) => dict.has(key) && listReferences(dict.get(key)!).includes(number))) return true;
  }
  return false;
}

const typeOf = (value: PdfValue) => {
  const type = value instanceof PdfStream ? value.dict.get('Type') : undefined;
  return type instanceof PdfName ? type.value : undefined;
};

/** All roles of an object in a state; none for one that nothing leads to. */
export async function findRoles(
  index: ReferenceIndex,
  landmarks: Landmarks,
  number: number,
  budget: RoleBudget,
): Promise<Role[]> {
  const { state, form, pages } = landmarks;
  const { trailer } = state.revision;
  const catalog = numberOf(trailer.get('Root'));
  const roles = new Map<string, Role>();
  const add = (role: Role) => roles.set(JSON.stringify(role), role);
  const visited = new Set<number>();
  const queue = [number];
  const isDrawn = (origin: number, apart?: number) => isDrawnByName(index, state, origin, apart);

  const classify = async (origin: number, dict: PdfDict, target: number): Promise<boolean> => {
    const keys = listKeysTo(dict, target);
    let isKnown = true;
    if ((origin === catalog || origin === form.number || form.nodes.has(origin)) && (await isDrawn(origin)))
      add({ part: 'page', number: undefined, key: 'Resources' });
    if (origin === catalog) {
      for (const key of keys) {
        if (key !== 'AcroForm' || form.number !== undefined) add({ part: 'catalog', key });
        else for (const inner of listKeysTo(form.dict, target)) add({ part: 'form', key: inner });
      }
    } else if (origin === form.number) for (const key of keys) add({ part: 'form', key });
    else if (form.nodes.has(origin)) for (const key of keys) add({ part: 'field', number: origin, key });
    else if (pages.indexes.has(origin)) for (const key of keys) add({ part: 'page', number: origin, key });
    else if (pages.nodes.has(origin)) for (const key of keys) add({ part: 'page', number: undefined, key });
    else isKnown = false;
    return isKnown;
  };

  const isPointing = async (value: PdfValue, target: number) => {
    if (target !== number || !(value instanceof Map)) return false;
    const own = await readOrNull(state, number);
    const isAnnotation = own instanceof Map && own.has('Rect') && own.has('Subtype');
    return isAnnotation && listKeysTo(value, target).every((key) => POINTING_KEYS.has(key));
  };

  /** Elements of the logical structure name their parent, which they are no part of. */
  const isChild = (value: PdfValue, target: number) =>
    value instanceof Map && value.has('S') && listKeysTo(value, target).every((key) => key === 'P');

  while (queue.length > 0) {
    const target = queue.pop()!;
    if (visited.has(target)) continue;
    visited.add(target);
    budget.left -= 1;
    if (budget.left < 0) throw new StructureProblem('too_complex', 'too much changed to tell what it belongs to');
    if (visited.size > MAX_VISITED) return [{ part: 'structure' }];
    if (target === numberOf(trailer.get('Info'))) add({ part: 'info' });
    for (const origin of index.listReferrers(target, state.revision.index)) {
      const value = await readOrNull(state, origin);
      const isAside = isChild(value, target) || (await isPointing(value, target));
      if (isAside && !(await isDrawn(origin, target))) continue;
      if (typeOf(value) === 'ObjStm') add({ part: 'structure' });
      else if (!(value instanceof Map) || !(await classify(origin, value, target))) queue.push(origin);
    }
  }
  return [...roles.values()];
}

async function readOrNull(state: RevisionState, number: number): Promise<PdfValue> {
  try {
    return await state.read(number);
  } catch (error) {
    if (error instanceof StructureProblem) return null;
    throw error;
  }
}
