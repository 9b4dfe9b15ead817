import { PdfProblem } from '../pdf-problem.ts';
import { PdfRef, readName, type PdfDict, type PdfValue } from '../values.ts';
import { decodeStream, listFilters } from './decode-stream.ts';
import { isWhiteSpace, ForgivingParser } from './forgiving-parser.ts';
import type { ValueBudget } from './forgiving-parser.ts';

const maxObjects = 500_000;
const maxValues = 5_000_000;
/** As in the reader, which the server itself uses. */
const maxObjectStreamBytes = 16 * 1024 * 1024;

/** An indirect object found in the file. `streamStart` is the offset of its first stream byte, if it is a stream. */
export interface PdfObject {
  number: number;
  value: PdfValue;
  offset: number;
  streamStart?: number;
}

/**
 * Everything that a linear scan finds in a file. `objects` is what the document is made of (the last definition of a
 * number wins, as in incremental updates); `found` also holds superseded and hidden ones, where active content may lurk.
 * `trailers` are in file order.
 */
export interface ObjectScan {
  bytes: Buffer;
  objects: Map<number, PdfObject>;
  found: PdfObject[];
  trailers: PdfDict[];
  resolve(value: PdfValue | undefined): PdfValue;
  readDictionary(value: PdfValue | undefined): PdfDict | undefined;
}

/**
 * Scans the whole file for objects instead of following its cross-reference table, so that nothing can hide behind a
 * table that tells one reader this and the next reader that. Object streams are unpacked (capped) and scanned too.
 * Throws PdfProblem for decompression bombs and files beyond 500,000 objects.
 */
export async function scanObjects(bytes: Buffer): Promise<ObjectScan> {
  const budget: ValueBudget = { values: maxValues };
  const found = findTopLevelObjects(bytes, budget);
  const scan = makeScan(bytes, found);
  const opaque = listOpaqueRanges(scan);
  const isOpaque = makeRangeTest(opaque);
  scan.objects.clear();
  const nested: PdfObject[] = [];
  const trailers = findTrailers(bytes, budget).filter(({ offset }) => !isOpaque(offset));
  for (const object of found) {
    const isHidden = isOpaque(object.offset);
    if (!isHidden) scan.objects.set(object.number, object);
    for (const inner of await unpackObjectStream(scan, object, budget)) {
      nested.push(inner);
      if (!isHidden) scan.objects.set(inner.number, inner);
    }
    if (found.length + nested.length > maxObjects) throw new PdfProblem('file.pdf.too_complex', 'too many objects');
    const isTrailer = object.value instanceof Map && readName(object.value.get('Type')) === 'XRef';
    if (isTrailer && !isHidden) trailers.push({ offset: object.offset, dictionary: object.value as PdfDict });
  }
  trailers.sort((a, b) => a.offset - b.offset);
  scan.trailers.push(...trailers.map(({ dictionary }) => dictionary));
  for (const object of nested) found.push(object);
  return scan;
}

function makeScan(bytes: Buffer, found: PdfObject[]): ObjectScan {
  const objects = new Map(found.map((object) => [object.number, object]));
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let current = value ?? null;
    for (let hops = 0; current instanceof PdfRef && hops < 16; hops += 1)
      current = objects.get(current.number)?.value ?? null;
    return current instanceof PdfRef ? null : current;
  };
  const readDictionary = (value: PdfValue | undefined): PdfDict | undefined => {
    const resolved = resolve(value);
    return resolved instanceof Map ? resolved : undefined;
  };
  return { bytes, objects, found, trailers: [], resolve, readDictionary };
}

function findTopLevelObjects(bytes: Buffer, budget: ValueBudget): PdfObject[] {
  const found: PdfObject[] = [];
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const number = readObjectNumber(bytes, at);
    if (number === undefined) continue;
    if (found.length >= maxObjects) throw new PdfProblem('file.pdf.too_complex', 'too many objects');
    const parser = new ForgivingParser(bytes, at + 3, budget);
    const value = parser.readValue();
    const object: PdfObject = { number, value, offset: at };
    const streamStart = value instanceof Map ? findStreamStart(parser) : undefined;
    if (streamStart !== undefined) object.streamStart = streamStart;
    found.push(object);
  }
  return found;
}

/** Reads backwards over `number generation` before the keyword obj. */
function readObjectNumber(bytes: Buffer, keyword: number): number | undefined {
  const before = bytes.toString('latin1', Math.max(0, keyword - 32), keyword);
  const match = /(\d{1,10})\s+\d{1,5}\s*$/.exec(before);
  return match ? Number(match[1]) : undefined;
}

function findStreamStart(parser: ForgivingParser): number | undefined {
  parser.skipSpace();
  const { bytes, position } = parser;
  if (bytes.toString('latin1', position, position + 6) !== 'stream') return undefined;
  const after = position + 6;
  if (bytes[after] === 13 && bytes[after + 1] === 10) return after + 2;
  return isWhiteSpace(bytes[after]) ? after + 1 : after;
}

/** The raw (still packed) bytes of a stream: /Length when an endstream follows there, else up to the next endstream. */
export function readRawStream(scan: ObjectScan, object: PdfObject): Buffer {
  const start = object.streamStart!;
  const length = scan.resolve((object.value as PdfDict).get('Length'));
  if (typeof length === 'number' && length >= 0 && endsStream(scan.bytes, start + length))
    return scan.bytes.subarray(start, start + length);
  const end = scan.bytes.indexOf('endstream', start);
  return scan.bytes.subarray(start, end < 0 ? scan.bytes.length : end);
}

function endsStream(bytes: Buffer, offset: number): boolean {
  return /^\s*endstream/.test(bytes.toString('latin1', offset, offset + 13));
}

/** Stream bodies whose length is confirmed: what looks like an object in there (an attached PDF) is not one of ours. */
function listOpaqueRanges(scan: ObjectScan): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let covered = 0;
  for (const object of scan.found) {
    if (object.streamStart === undefined || object.offset < covered) continue;
    const raw = readRawStream(scan, object);
    covered = object.streamStart + raw.length;
    ranges.push([object.streamStart, covered]);
  }
  return ranges;
}

function makeRangeTest(ranges: [number, number][]): (offset: number) => boolean {
  return (offset) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle]![1] <= offset) low = middle + 1;
      else high = middle;
    }
    return low < ranges.length && ranges[low]![0] <= offset;
  };
}

/** Any stream with /N and /First counts as an object stream: some readers do not ask for /Type. */
async function unpackObjectStream(scan: ObjectScan, object: PdfObject, budget: ValueBudget): Promise<PdfObject[]> {
  if (object.streamStart === undefined || !(object.value instanceof Map)) return [];
  const count = scan.resolve(object.value.get('N'));
  const first = scan.resolve(object.value.get('First'));
  if (typeof count !== 'number' || typeof first !== 'number') return [];
  const filters = listFilters(object.value, scan.resolve);
  const data = await decodeStream(readRawStream(scan, object), filters, maxObjectStreamBytes);
  if (!data) throw new PdfProblem('file.pdf.damaged', `an object stream is packed with ${filters.join(' ')}`);
  const header = new ForgivingParser(data, 0, budget);
  const inner: PdfObject[] = [];
  for (let index = 0; index < count && header.position < first; index += 1) {
    const number = header.readValue();
    const offset = header.readValue();
    if (typeof number !== 'number' || typeof offset !== 'number') break;
    const value = new ForgivingParser(data, first + offset, budget).readValue();
    inner.push({ number, value, offset: object.offset });
  }
  return inner;
}

function findTrailers(bytes: Buffer, budget: ValueBudget): { offset: number; dictionary: PdfDict }[] {
  const trailers = [];
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    const dictionary = new ForgivingParser(bytes, at + 7, budget).readValue();
    if (dictionary instanceof Map) trailers.push({ offset: at, dictionary });
  }
  return trailers;
}
