import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { RevisionState } from './revision-state.ts';

/** The pages of one state. */
export type PageList = {
  /** Object number of each page, and its index from 0. */
  indexes: Map<number, number>;
  /** Nodes above the pages and the arrays that hold their kids. */
  nodes: Set<number>;
};

const MAX_PAGES = 200_000;
const MAX_DEPTH = 64;

/** Reads the page tree of a state (ISO 32000-2 section 7.7.3). Throws StructureProblem when it is not a tree. */
export async function readPageList(state: RevisionState): Promise<PageList> {
  const list: PageList = { indexes: new Map(), nodes: new Set() };

  async function visit(value: PdfValue | undefined, depth: number): Promise<void> {
    if (!(value instanceof PdfRef)) return;
    const { number } = value;
    if (list.nodes.has(number) || list.indexes.has(number))
      throw new StructureProblem('damaged', 'the page tree is no tree');
    if (depth > MAX_DEPTH || list.indexes.size >= MAX_PAGES)
      throw new StructureProblem('too_complex', 'too many pages');
    const dict = await state.resolveDict(value);
    if (!dict) return;
    if (!(await isNode(state, dict))) {
      list.indexes.set(number, list.indexes.size);
      return;
    }
    list.nodes.add(number);
    const kids = dict.get('Kids');
    if (kids instanceof PdfRef) list.nodes.add(kids.number);
    for (const kid of await state.resolveArray(kids)) await visit(kid, depth + 1);
  }
  const catalog = await state.resolveDict(state.revision.trailer.get('Root'));
  await visit(catalog?.get('Pages'), 0);
  return list;
}

async function isNode(state: RevisionState, dict: PdfDict): Promise<boolean> {
  const type = await state.resolve(dict.get('Type'));
  return type instanceof PdfName ? type.value === 'Pages' : dict.has('Kids');
}
