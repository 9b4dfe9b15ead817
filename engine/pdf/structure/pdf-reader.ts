import { decodeStructureStream } from './decode-structure-stream.ts';
import { ObjectPlaces } from './object-places.ts';
import { NeedMoreBytes, StrictParser } from './strict-parser.ts';
import type { RandomAccess } from './random-access.ts';
import { readIndirectAt } from './read-object.ts';
import { readStructure, type PdfStructure } from './read-structure.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { isCount, PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../values.ts';

/** Streams of real files hold some hundred objects each. */
const MAX_OBJECT_STREAM = 16 * 1024 * 1024;
/** Unpacked streams that are kept: neighbours in a page tree share one. */
const MAX_KEPT_STREAMS = 4;
/** Bytes of the file whose values are kept; a value takes up to sixteen times the memory of its bytes. */
const MAX_CACHED_BYTES = 2 * 1024 * 1024;
const MAX_REFERENCE_CHAIN = 32;

const damaged = (message: string) => new StructureProblem('damaged', message);

/** A value, and how many bytes it was read from. */
type ReadValue = { value: PdfValue; length: number };
/** An unpacked object stream, and where in it each member begins. */
type ObjectStream = { data: Uint8Array; offsets: ObjectPlaces };

/** Reads objects of a PDF on demand, by position; only what is asked for is ever in memory. */
export class PdfReader {
  readonly source: RandomAccess;
  readonly structure: PdfStructure;
  private readonly cache = new Map<number, PdfValue>();
  private cachedBytes = 0;
  private readonly objectStreams = new Map<number, Promise<ObjectStream>>();
  private keptBytes = 0;

  private constructor(source: RandomAccess, structure: PdfStructure) {
    this.source = source;
    this.structure = structure;
  }

  /** Opens a source; throws StructureProblem when its structure cannot be read. */
  static async open(source: RandomAccess): Promise<PdfReader> {
    return new PdfReader(source, await readStructure(source));
  }

  get isEncrypted(): boolean {
    return this.structure.trailer.has('Encrypt');
  }

  /** The value behind any chain of references; null for an object that does not exist. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    let current = value ?? null;
    for (let hops = 0; current instanceof PdfRef; hops += 1) {
      if (hops > MAX_REFERENCE_CHAIN) throw damaged('references go round in a circle');
      current = await this.readObject(current);
    }
    return current;
  }

  /** The dictionary behind a value, or undefined when it is something else. */
  async resolveDict(value: PdfValue | undefined): Promise<PdfDict | undefined> {
    const resolved = await this.resolve(value);
    return resolved instanceof Map ? resolved : undefined;
  }

  /** The dictionary behind a value that must be one. */
  async demandDict(value: PdfValue | undefined, what: string): Promise<PdfDict> {
    const dict = await this.resolveDict(value);
    if (!dict) throw damaged(`${what} is missing`);
    return dict;
  }

  /** The members of an array, or none when the value is something else. */
  async resolveArray(value: PdfValue | undefined): Promise<PdfValue[]> {
    const resolved = await this.resolve(value);
    return Array.isArray(resolved) ? resolved : [];
  }

  /** The document catalog and its reference. */
  async readCatalog(): Promise<{ ref: PdfRef; dict: PdfDict }> {
    const ref = this.structure.trailer.get('Root');
    if (!(ref instanceof PdfRef)) throw damaged('the trailer names no catalog');
    return { ref, dict: await this.demandDict(ref, 'the catalog') };
  }

  private async readObject({ number }: PdfRef): Promise<PdfValue> {
    const cached = this.cache.get(number);
    if (cached !== undefined) return cached;
    const place = this.structure.places.get(number);
    if (!place) return null;
    const found =
      'stream' in place ? await this.readMember(place.stream, number) : await this.readTopLevel(number, place);
    this.cachedBytes += found.length;
    if (this.cachedBytes > MAX_CACHED_BYTES) {
      this.cache.clear();
      this.cachedBytes = found.length;
    }
    this.cache.set(number, found.value);
    return found.value;
  }

  private async readTopLevel(number: number, { offset }: { offset: number }): Promise<ReadValue> {
    const found = await readIndirectAt(this.source, offset);
    if (found.number !== number) throw damaged(`object ${number} is not where the file says`);
    return found;
  }

  private async readMember(stream: number, number: number): Promise<ReadValue> {
    const { data, offsets } = await this.openObjectStream(stream);
    const place = offsets.get(number);
    if (!place || 'stream' in place) return { value: null, length: 0 };
    const parser = new StrictParser(data, place.offset);
    const value = readToEnd(() => parser.readValue());
    return { value, length: parser.position - place.offset };
  }

  private async openObjectStream(number: number): Promise<ObjectStream> {
    const known = this.objectStreams.get(number);
    if (known) return await known;
    const opened = this.readObjectStream(number);
    this.objectStreams.set(number, opened);
    const stream = await opened;
    this.keptBytes += stream.data.length;
    if (this.objectStreams.size > MAX_KEPT_STREAMS || this.keptBytes > MAX_OBJECT_STREAM) {
      this.objectStreams.clear();
      this.objectStreams.set(number, opened);
      this.keptBytes = stream.data.length;
    }
    return stream;
  }

  private async readObjectStream(number: number): Promise<ObjectStream> {
    const place = this.structure.places.get(number);
    if (!place || 'stream' in place) throw damaged('an object stream is missing');
    const { value } = await readIndirectAt(this.source, place.offset);
    const type = value instanceof PdfStream ? value.dict.get('Type') : undefined;
    if (!(value instanceof PdfStream) || !(type instanceof PdfName) || type.value !== 'ObjStm') {
      throw damaged('an object stream is something else');
    }
    const [length, count, first] = await Promise.all(
      ['Length', 'N', 'First'].map((key) => this.resolve(value.dict.get(key))),
    );
    if (!isCount(length) || !isCount(count) || !isCount(first)) {
      throw damaged('an object stream lacks its measures');
    }
    if (length > MAX_OBJECT_STREAM) throw new StructureProblem('too_complex', 'an object stream is too large');
    const data = decodeStructureStream(await this.source.read(value.offset, length), value.dict, MAX_OBJECT_STREAM);
    return readMembers(data, count, first);
  }
}

/** Where the members begin; their values are read when they are asked for. */
function readMembers(data: Uint8Array, count: number, first: number): ObjectStream {
  // The last value may end with the stream; the parser wants to see what follows it.
  const padded = new Uint8Array(data.length + 1);
  padded.set(data);
  padded[data.length] = 10;
  const header = new StrictParser(padded);
  const offsets = new ObjectPlaces();
  readToEnd(() => {
    for (let i = 0; i < count; i += 1) {
      const number = header.readInteger();
      offsets.set(number, { offset: first + header.readInteger(), generation: 0 });
    }
  });
  return { data: padded, offsets };
}

/** What is unpacked is all there is: a value that goes on behind it is damaged. */
function readToEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof NeedMoreBytes ? damaged('an object stream ends too early') : error;
  }
}
