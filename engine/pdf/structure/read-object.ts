import { NeedMoreBytes, StrictParser } from './strict-parser.ts';
import type { RandomAccess } from './random-access.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { isCount, PdfStream, type PdfValue } from '../values.ts';

const FIRST_WINDOW = 4096;
const MAX_WINDOW = 8 * 1024 * 1024;

/** Parses at a position with a window that grows until the value fits; throws StructureProblem `damaged` or `too_complex`. */
export async function parseAt<T>(source: RandomAccess, offset: number, parse: (parser: StrictParser) => T): Promise<T> {
  if (!isCount(offset) || offset >= source.size)
    throw new StructureProblem('damaged', 'a position lies outside the file');
  for (let size = FIRST_WINDOW; ; size *= 4) {
    const window = await source.read(offset, size);
    try {
      return parse(new StrictParser(window));
    } catch (error) {
      if (!(error instanceof NeedMoreBytes)) throw error;
      if (window.length < size) throw new StructureProblem('damaged', 'a value runs past the end of the file');
      if (size >= MAX_WINDOW) throw new StructureProblem('too_complex', 'an object is too large');
    }
  }
}

/** An indirect object with its numbers and how many bytes it was read from; a stream's data start right after its keyword. */
export type IndirectObject = { number: number; generation: number; value: PdfValue; length: number };

function parseIndirect(parser: StrictParser, base: number): IndirectObject {
  const number = parser.readInteger();
  const generation = parser.readInteger();
  parser.expectToken('obj');
  const value = parser.readValue();
  parser.skipSpace();
  const keyword = parser.readToken();
  if (keyword === 'endobj') return { number, generation, value, length: parser.position };
  if (keyword !== 'stream' || !(value instanceof Map)) throw new StructureProblem('damaged', 'an object does not end');
  if (parser.peek() === 13) parser.position += 1;
  if (parser.peek() === 10) parser.position += 1;
  return { number, generation, value: new PdfStream(value, base + parser.position), length: parser.position };
}

/** Reads the indirect object that begins at a position. */
export function readIndirectAt(source: RandomAccess, offset: number): Promise<IndirectObject> {
  return parseAt(source, offset, (parser) => parseIndirect(parser, offset));
}
