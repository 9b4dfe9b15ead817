import { intersect, LETTER, readRotation, readUserUnit, sortCorners, type Box } from '../boxes.ts';
import type { PdfReader } from './pdf-reader.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { PdfName, PdfRef, type PdfDict, type PdfValue } from '../values.ts';

/** A page with the attributes that it may inherit (ISO 32000-2 table 31). */
export type PdfPage = {
  ref: PdfRef;
  dict: PdfDict;
  mediaBox: Box;
  cropBox: Box;
  rotation: 0 | 90 | 180 | 270;
  /** Points in a unit of user space; 1 unless the page says otherwise. Not inherited. */
  userUnit: number;
};

const INHERITABLE = ['MediaBox', 'CropBox', 'Rotate'] as const;
const MAX_NODES = 100_000;
const MAX_DEPTH = 64;

async function readBox(reader: PdfReader, value: PdfValue | undefined): Promise<Box | undefined> {
  return sortCorners(await Promise.all((await reader.resolveArray(value)).map((corner) => reader.resolve(corner))));
}

async function describePage(reader: PdfReader, ref: PdfRef, dict: PdfDict, inherited: PdfDict): Promise<PdfPage> {
  const find = (key: string) => dict.get(key) ?? inherited.get(key);
  const mediaBox = (await readBox(reader, find('MediaBox'))) ?? LETTER;
  // What is displayed is the crop box as far as it lies on the media box.
  const cropBox = intersect((await readBox(reader, find('CropBox'))) ?? mediaBox, mediaBox) ?? mediaBox;
  const rotation = readRotation(await reader.resolve(find('Rotate')));
  const userUnit = readUserUnit(await reader.resolve(dict.get('UserUnit')));
  return { ref, dict, mediaBox, cropBox, rotation, userUnit };
}

/** All pages in their order; throws StructureProblem when the page tree is not a tree or grows past the caps. */
export async function* walkPages(reader: PdfReader): AsyncGenerator<PdfPage> {
  const { dict: catalog } = await reader.readCatalog();
  const visited = new Set<number>();

  async function* descend(ref: PdfValue | undefined, inherited: PdfDict, depth: number): AsyncGenerator<PdfPage> {
    if (!(ref instanceof PdfRef)) throw new StructureProblem('damaged', 'a page is not an object of its own');
    if (visited.has(ref.number)) throw new StructureProblem('damaged', 'the page tree goes round in a circle');
    visited.add(ref.number);
    if (depth > MAX_DEPTH || visited.size > MAX_NODES)
      throw new StructureProblem('too_complex', 'the page tree is too large');
    const dict = await reader.demandDict(ref, 'a page');
    const type = await reader.resolve(dict.get('Type'));
    const isLeaf = type instanceof PdfName ? type.value === 'Page' : !dict.has('Kids');
    if (isLeaf) {
      yield await describePage(reader, ref, dict, inherited);
      return;
    }
    const passedOn = new Map(inherited);
    for (const key of INHERITABLE) if (dict.has(key)) passedOn.set(key, dict.get(key)!);
    for (const kid of await reader.resolveArray(dict.get('Kids'))) yield* descend(kid, passedOn, depth + 1);
  }
  yield* descend(catalog.get('Pages'), new Map(), 0);
}

/** The pages with the given indexes from 0; throws StructureProblem when one does not exist. */
export async function findPages(reader: PdfReader, indexes: Iterable<number>): Promise<Map<number, PdfPage>> {
  const wanted = new Set(indexes);
  const found = new Map<number, PdfPage>();
  let index = 0;
  if (wanted.size === 0) return found;
  for await (const page of walkPages(reader)) {
    if (wanted.has(index)) found.set(index, page);
    if (found.size === wanted.size) return found;
    index += 1;
  }
  throw new StructureProblem('unsupported', `a page was asked for that does not exist; there are ${index}`);
}

const isHungIn = async (reader: PdfReader, page: PdfDict | undefined, { number }: PdfRef) =>
  (await reader.resolveArray(page?.get('Annots'))).some((item) => item instanceof PdfRef && item.number === number);

/**
 * The rotation of the page on which an annotation hangs. Its /P may be missing, or name another page; what is new in this revision hangs
 * nowhere yet, and names its page.
 */
export async function readPageRotation(
  reader: PdfReader,
  { ref, dict }: { ref: PdfRef; dict: PdfDict },
): Promise<PdfPage['rotation']> {
  const stated = await reader.resolveDict(dict.get('P'));
  const isNew = !reader.structure.places.has(ref.number);
  if (!isNew && !(await isHungIn(reader, stated, ref))) {
    for await (const page of walkPages(reader)) if (await isHungIn(reader, page.dict, ref)) return page.rotation;
  }
  let node = stated;
  for (let depth = 0; node && depth < MAX_DEPTH; depth += 1) {
    if (node.has('Rotate')) return readRotation(await reader.resolve(node.get('Rotate')));
    node = await reader.resolveDict(node.get('Parent'));
  }
  return 0;
}
