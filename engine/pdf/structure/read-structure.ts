import { decodeStructureStream } from './decode-structure-stream.ts';
import { ObjectPlaces, type ObjectPlace } from './object-places.ts';
import { parseAt, readIndirectAt } from './read-object.ts';
import type { RandomAccess } from './random-access.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { isCount, PdfName, PdfStream, type PdfDict } from '../values.ts';

/** What the cross-reference chain of a file says (ISO 32000-2 sections 7.5.4 to 7.5.8). */
export type PdfStructure = {
  /** Position of the newest cross-reference section. */
  startXref: number;
  /** How that section is written; an appended one must be of the same kind. */
  style: 'table' | 'stream';
  /** The newest trailer (or cross-reference stream dictionary). */
  trailer: PdfDict;
  /** A table with a stream beside it, somewhere in the chain (section 7.5.8.4). */
  isHybrid: boolean;
  /** One more than the highest object number in use anywhere. */
  nextNumber: number;
  places: ObjectPlaces;
  /** An object of which readers that know hybrid files and others see different versions; undefined in nearly all files. */
  contradicted?: number;
};

const MAX_SECTIONS = 4096;
const MAX_OBJECTS = 1_000_000;
const MAX_XREF_BYTES = 64 * 1024 * 1024;
const ENTRY = 20;
/** Some writers point at the line end before a section. */
const MAX_SPACE = 16;
const nowhere = { offset: 0, generation: 0 };

/** One cross-reference section: its trailer, and what it says of the objects it names. */
export type Section = {
  dict: PdfDict;
  style: PdfStructure['style'];
  used: ObjectPlaces;
  freed: number[];
  /** Of a hybrid file: the objects that its table and its stream place differently, so that programs differ about them. */
  contradicted?: number[];
  /** Likewise those of which its table says nothing, so that old readers look further back. */
  untold?: Set<number>;
};

const damaged = (message: string) => new StructureProblem('damaged', message);

async function readText(source: RandomAccess, offset: number, length: number): Promise<string> {
  return Buffer.from(await source.read(offset, length)).toString('latin1');
}

/** Position of the newest cross-reference section of a file that ends as it should; throws StructureProblem `damaged`. */
export async function findStartXref(source: RandomAccess): Promise<number> {
  const window = Math.min(source.size, 2048);
  const text = await readText(source, source.size - window, window);
  const match = /startxref\s+(\d{1,15})\s*%%EOF\s*$/.exec(text.slice(Math.max(0, text.lastIndexOf('startxref'))));
  const offset = match ? Number(match[1]) : NaN;
  if (!(offset > 0 && offset < source.size)) throw damaged('the file does not end with a cross-reference position');
  return offset;
}

/** Reads the entries of one subsection of a table, 20 bytes each. */
async function readEntries(source: RandomAccess, offset: number, first: number, count: number, section: Section) {
  if (section.used.size + section.freed.length + count > MAX_OBJECTS)
    throw new StructureProblem('too_complex', 'too many objects');
  const batch = 4096;
  for (let done = 0; done < count; done += batch) {
    const wanted = Math.min(batch, count - done);
    const text = await readText(source, offset + done * ENTRY, wanted * ENTRY);
    for (let i = 0; i < wanted; i += 1) {
      const match = /^(\d{10}) (\d{5}) ([nf])/.exec(text.slice(i * ENTRY, (i + 1) * ENTRY));
      if (!match) throw damaged('an entry of the cross-reference table is malformed');
      const number = first + done + i;
      const place = { offset: Number(match[1]), generation: Number(match[2]) };
      // Some writers mark unused numbers as in use at position 0.
      if (match[3] === 'n' && place.offset > 0) section.used.set(number, place);
      else section.freed.push(number);
    }
  }
}

async function readTable(source: RandomAccess, offset: number): Promise<Section> {
  const section: Section = { dict: new Map(), style: 'table', used: new ObjectPlaces(), freed: [] };
  let position = offset + 4;
  for (;;) {
    const text = await readText(source, position, 64);
    const trailer = /^\s*trailer/.exec(text);
    if (trailer) {
      const dict = await parseAt(source, position + trailer[0].length, (parser) => parser.readValue());
      if (!(dict instanceof Map)) throw damaged('the trailer is no dictionary');
      return { ...section, dict };
    }
    const header = /^\s*(\d{1,10})\s+(\d{1,10})[ \t]*(\r\n|\n|\r)/.exec(text);
    if (!header) throw damaged('the cross-reference table is malformed');
    const count = Number(header[2]);
    await readEntries(source, position + header[0].length, Number(header[1]), count, section);
    position += header[0].length + count * ENTRY;
  }
}

/** Whether two entries lead to the same object. */
export const isSamePlace = (a: ObjectPlace | undefined, b: ObjectPlace | undefined) =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));

function readField(data: Uint8Array, offset: number, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i += 1) value = value * 256 + (data[offset + i] ?? 0);
  return value;
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'number' && item >= 0 ? item : NaN)) : [];
}

async function readXrefStream(source: RandomAccess, offset: number): Promise<Section> {
  const { value } = await readIndirectAt(source, offset);
  const type = value instanceof PdfStream ? value.dict.get('Type') : undefined;
  if (!(value instanceof PdfStream) || !(type instanceof PdfName) || type.value !== 'XRef') {
    throw damaged('there is no cross-reference section where one should be');
  }
  const { dict } = value;
  const length = dict.get('Length');
  if (!isCount(length) || length > MAX_XREF_BYTES) throw damaged('a cross-reference stream has no length');
  const data = decodeStructureStream(await source.read(value.offset, length), dict, MAX_XREF_BYTES);
  const widths = numbersOf(dict.get('W'));
  const [kindWidth = NaN, secondWidth = NaN, thirdWidth = NaN] = widths;
  const row = kindWidth + secondWidth + thirdWidth;
  if (!(row > 0 && widths.every((width) => width <= 8))) throw damaged('a cross-reference stream has no field widths');
  const index = dict.has('Index') ? numbersOf(dict.get('Index')) : [0, Number(dict.get('Size'))];
  const section: Section = { dict, style: 'stream', used: new ObjectPlaces(), freed: [] };
  let at = 0;
  for (let i = 0; i + 1 < index.length; i += 2) {
    const [first, count] = [index[i]!, index[i + 1]!];
    if (!(count >= 0) || at + count * row > data.length) throw damaged('a cross-reference stream is too short');
    if (section.used.size + section.freed.length + count > MAX_OBJECTS)
      throw new StructureProblem('too_complex', 'too many objects');
    for (let number = first; number < first + count; number += 1, at += row) {
      const kind = kindWidth === 0 ? 1 : readField(data, at, kindWidth);
      const second = readField(data, at + kindWidth, secondWidth);
      const third = readField(data, at + kindWidth + secondWidth, thirdWidth);
      if (kind === 1) section.used.set(number, { offset: second, generation: third });
      else if (kind === 2) section.used.set(number, { stream: second, index: third });
      else section.freed.push(number);
    }
  }
  return section;
}

/** Reads the section at a position, or behind white space there, with the hidden entries of a hybrid file. */
export async function readSection(source: RandomAccess, offset: number): Promise<Section> {
  if (!isCount(offset)) throw damaged('a cross-reference section has no place that there is');
  const [, space, word] = /^([\s\0]*)(.{0,4})/.exec(await readText(source, offset, MAX_SPACE + 4))!;
  if (word !== 'xref') return readXrefStream(source, offset);
  const section = await readTable(source, offset + space!.length);
  const hybrid = section.dict.get('XRefStm');
  if (typeof hybrid !== 'number') return section;
  // A hybrid file hides objects from old readers by listing them as free (section 7.5.8.4).
  const hidden = await readXrefStream(source, hybrid);
  const contradicted = hidden.freed.filter((number) => section.used.has(number));
  const [told, untold] = [new Set(section.freed), new Set<number>()];
  for (const [number, place] of hidden.used) {
    const known = section.used.get(number);
    if (!known) {
      section.used.set(number, place);
      if (!told.has(number)) untold.add(number);
    } else if (!isSamePlace(known, place)) contradicted.push(number);
  }
  return { ...section, contradicted, untold };
}

/**
 * Finds objects that the tables alone place elsewhere than tables and streams do; fed with the sections, newest first.
 * `isKnown`: a younger section has told of the object.
 */
function makeViewComparison(isKnown: (number: number) => boolean) {
  const open = new Map<number, ObjectPlace>();
  return (section: Section): number | undefined => {
    const { used, untold, contradicted = [] } = section;
    let found = contradicted.find((number) => !isKnown(number));
    const freed = open.size > 0 ? new Set(section.freed) : undefined;
    for (const [number, place] of open) {
      const older = untold?.has(number) ? undefined : used.get(number);
      if (older && !isSamePlace(older, place)) found ??= number;
      if (older || freed?.has(number)) open.delete(number);
    }
    for (const number of untold ?? []) if (!isKnown(number)) open.set(number, used.get(number)!);
    return found;
  };
}

/** Reads the whole chain by position, newest first; throws StructureProblem when it does not hold together. */
export async function readStructure(source: RandomAccess): Promise<PdfStructure> {
  if (!(await readText(source, 0, 5)).startsWith('%PDF-')) throw damaged('the file does not begin as a PDF');
  const startXref = await findStartXref(source);
  let places: ObjectPlaces | undefined;
  const freed = new ObjectPlaces();
  const visited = new Set<number>();
  let newest: Section | undefined;
  let nextNumber = 1;
  let contradicted: number | undefined;
  const compareViews = makeViewComparison((number) => !!places?.has(number) || freed.has(number));
  let isHybrid = false;
  for (let offset: unknown = startXref; typeof offset === 'number';) {
    if (visited.has(offset) || visited.size >= MAX_SECTIONS) throw damaged('the cross-reference chain does not end');
    visited.add(offset);
    const section = await readSection(source, offset);
    newest ??= section;
    contradicted ??= compareViews(section);
    isHybrid ||= section.style === 'table' && section.dict.has('XRefStm');
    if (places) {
      for (const [number, place] of section.used)
        if (!places.has(number) && !freed.has(number)) places.set(number, place);
    }
    // Most files have one section: its table becomes that of the file.
    places ??= section.used;
    for (const number of section.freed)
      if (!section.used.has(number) && !places.has(number)) freed.set(number, nowhere);
    for (const number of section.used.keys()) nextNumber = Math.max(nextNumber, number + 1);
    const size = section.dict.get('Size');
    if (typeof size === 'number' && size <= 2 ** 31) nextNumber = Math.max(nextNumber, size);
    if (places.size > MAX_OBJECTS) throw new StructureProblem('too_complex', 'too many objects');
    offset = section.dict.get('Prev');
  }
  const structure = { startXref, style: newest!.style, trailer: newest!.dict, isHybrid, nextNumber, places: places! };
  return contradicted === undefined ? structure : { ...structure, contradicted };
}
