import type { PdfReader } from '../../pdf/structure/pdf-reader.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfName, PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { StrictParser } from '../../pdf/structure/strict-parser.ts';
import { parseAt } from '../../pdf/structure/read-object.ts';

/** A dictionary with the places of its values, read from the bytes themselves: parsers hide repeated keys. */
export type PlacedDict = {
  dict: PdfDict;
  /** Where each value's token begins and ends in the file. */
  places: Map<string, { start: number; end: number }>;
  repeatedKeys: string[];
};

const damaged = (message: string) => new StructureProblem('damaged', message);

function parsePlaced(parser: StrictParser, base: number): PlacedDict {
  parser.skipSpace();
  if (parser.peek() !== 0x3c || parser.bytes[parser.position + 1] !== 0x3c) throw damaged('not a dictionary');
  parser.position += 2;
  const dict: PdfDict = new Map();
  const places: PlacedDict['places'] = new Map();
  const repeatedKeys: string[] = [];
  for (;;) {
    parser.skipSpace();
    if (parser.peek() === 0x3e) break;
    const key = parser.readValue();
    if (!(key instanceof PdfName)) throw damaged('a dictionary key must be a name');
    if (dict.has(key.value)) repeatedKeys.push(key.value);
    parser.skipSpace();
    const start = base + parser.position;
    dict.set(key.value, parser.readValue());
    places.set(key.value, { start, end: base + parser.position });
  }
  parser.position += 1;
  if (parser.peek() !== 0x3e) throw damaged('a dictionary is not closed');
  parser.position += 1;
  return { dict, places, repeatedKeys };
}

function parseIndirect(parser: StrictParser, base: number, number: number): PlacedDict {
  if (parser.readInteger() !== number) throw damaged(`object ${number} is not where the file says`);
  parser.readInteger();
  parser.expectToken('obj');
  const placed = parsePlaced(parser, base);
  parser.expectToken('endobj');
  return placed;
}

/** Reads the dictionary at a position of the file, as an object of the given number or as a bare value. */
export function readPlacedDict(reader: PdfReader, offset: number, number?: number): Promise<PlacedDict> {
  return parseAt(reader.source, offset, (parser) =>
    number === undefined ? parsePlaced(parser, offset) : parseIndirect(parser, offset, number),
  );
}

/**
 * Reads the dictionary behind a field's /V: an object of its own, or a value inside the field's object. Throws StructureProblem
 * when it is anything else, lies in an object stream (where no ByteRange can leave it out) or cannot be read.
 */
export async function readSignatureDict(
  reader: PdfReader,
  value: PdfValue,
  field: PdfRef,
): Promise<PlacedDict & { offset: number; number?: number }> {
  const locate = (ref: PdfRef) => {
    const place = reader.structure.places.get(ref.number);
    if (!place || 'stream' in place) throw damaged('the signature is not an object that stands by itself');
    return place.offset;
  };
  if (value instanceof PdfRef) {
    const offset = locate(value);
    return { ...(await readPlacedDict(reader, offset, value.number)), offset, number: value.number };
  }
  const outer = await readPlacedDict(reader, locate(field), field.number);
  const place = outer.places.get('V');
  if (!place || outer.repeatedKeys.includes('V')) throw damaged('the signature is not a dictionary');
  return { ...(await readPlacedDict(reader, place.start)), offset: place.start };
}
