import { decodeStructureStream } from '../../pdf/structure/decode-structure-stream.ts';
import { NeedMoreBytes, StrictParser } from '../../pdf/structure/strict-parser.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { isCount, PdfName, PdfStream, type PdfValue } from '../../pdf/values.ts';
import type { RandomAccess } from '../../pdf/structure/random-access.ts';
import { parseAt } from '../../pdf/structure/read-object.ts';

/** An indirect object as its bytes say, wherever a cross-reference section may name it. */
export type StoredObject = {
  number: number;
  generation: number;
  value: PdfValue;
  /** Where its last token ends; for a stream, where its data begin. */
  end: number;
  /** Readers differ in which of two equal keys counts. */
  hasRepeatedKey: boolean;
};

type Member = { number: number; value: PdfValue; hasRepeatedKey: boolean };

const MAX_STREAM = 64 * 1024 * 1024;
const MAX_CACHED = 50_000;
const MAX_CONTAINERS = 16;

const damaged = (message: string) => new StructureProblem('damaged', message);

function parseIndirect(parser: StrictParser, base: number): StoredObject {
  const number = parser.readInteger();
  const generation = parser.readInteger();
  parser.expectToken('obj');
  let value = parser.readValue();
  parser.skipSpace();
  const keyword = parser.readToken();
  if (keyword === 'stream' && value instanceof Map) {
    if (parser.peek() === 13) parser.position += 1;
    if (parser.peek() === 10) parser.position += 1;
    value = new PdfStream(value, base + parser.position);
  } else if (keyword !== 'endobj') throw damaged('an object does not end');
  return { number, generation, value, end: base + parser.position, hasRepeatedKey: parser.hasRepeatedKey };
}

function parseMembers(data: Uint8Array, count: number, first: number): Member[] {
  // The last value may end with the stream; the parser wants to see what follows it.
  const padded = new Uint8Array(data.length + 1);
  padded.set(data);
  padded[data.length] = 10;
  const header = new StrictParser(padded);
  const members: Member[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const number = header.readInteger();
      const parser = new StrictParser(padded, first + header.readInteger());
      members.push({ number, value: parser.readValue(), hasRepeatedKey: parser.hasRepeatedKey });
    }
  } catch (error) {
    if (error instanceof NeedMoreBytes) throw damaged('an object stream ends too early');
    throw error;
  }
  return members;
}

/**
 * Objects by their position in the file. Bytes never change from one revision to the next, so what was parsed once
 * serves every revision. Bounded: caches are emptied when they are full.
 */
export class ObjectStore {
  private readonly source: RandomAccess;
  private readonly objects = new Map<number, Promise<StoredObject>>();
  private readonly containers = new Map<number, Promise<Member[]>>();

  constructor(source: RandomAccess) {
    this.source = source;
  }

  /** The object that begins at a position; throws StructureProblem when none does. */
  readAt(offset: number): Promise<StoredObject> {
    let found = this.objects.get(offset);
    if (!found) {
      if (this.objects.size >= MAX_CACHED) this.objects.clear();
      found = parseAt(this.source, offset, (parser) => parseIndirect(parser, offset));
      found.catch(() => undefined);
      this.objects.set(offset, found);
    }
    return found;
  }

  /** The members of the object stream that begins at a position, in their order. `resolve` follows references. */
  readMembers(offset: number, resolve: (value: PdfValue | undefined) => Promise<PdfValue>): Promise<Member[]> {
    let found = this.containers.get(offset);
    if (!found) {
      if (this.containers.size >= MAX_CONTAINERS) this.containers.clear();
      found = this.unpack(offset, resolve);
      found.catch(() => undefined);
      this.containers.set(offset, found);
    }
    return found;
  }

  private async unpack(offset: number, resolve: (value: PdfValue | undefined) => Promise<PdfValue>) {
    const { value } = await this.readAt(offset);
    const type = value instanceof PdfStream ? value.dict.get('Type') : undefined;
    if (!(value instanceof PdfStream) || !(type instanceof PdfName) || type.value !== 'ObjStm') {
      throw damaged('an object stream is something else');
    }
    const [length, count, first] = await Promise.all(
      ['Length', 'N', 'First'].map((key) => resolve(value.dict.get(key))),
    );
    if (!isCount(length) || !isCount(count) || !isCount(first)) {
      throw damaged('an object stream lacks its measures');
    }
    if (length > MAX_STREAM) throw new StructureProblem('too_complex', 'an object stream is too large');
    const data = decodeStructureStream(await this.source.read(value.offset, length), value.dict, MAX_STREAM);
    return parseMembers(data, count, first);
  }
}
