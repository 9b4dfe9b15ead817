import { decodeStructureStream } from './decode-structure-stream.ts';
import { StrictParser } from './strict-parser.ts';
import type { RandomAccess } from './random-access.ts';
import { readIndirectAt } from './read-object.ts';
import { readStructure, type PdfStructure } from './read-structure.ts';
import { StructureProblem } from '../pdf-problem.ts';
import { PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../values.ts';

const MAX_OBJECT_STREAM = 64 * 1024 * 1024;
const MAX_CACHED_OBJECTS = 20_000;
const MAX_REFERENCE_CHAIN = 32;

const damaged = (message: string) => new StructureProblem('damaged', message);

/** Reads objects of a PDF on demand, by position; only what is asked for is ever in memory. */
export class PdfReader {
  readonly source: RandomAccess;
  readonly structure: PdfStructure;
  private readonly cache = new Map<number, PdfValue>();
  private readonly objectStreams = new Map<number, Promise<Map<number, PdfValue>>>();

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
    let value: PdfValue;
    if ('stream' in place) value = (await this.openObjectStream(place.stream)).get(number) ?? null;
    else {
      const found = await readIndirectAt(this.source, place.offset);
      if (found.number !== number) throw damaged(`object ${number} is not where the file says`);
      value = found.value;
    }
    if (this.cache.size >= MAX_CACHED_OBJECTS) this.cache.clear();
    this.cache.set(number, value);
    return value;
  }

  private openObjectStream(number: number): Promise<Map<number, PdfValue>> {
    let opened = this.objectStreams.get(number);
    if (!opened) {
      opened = this.readObjectStream(number);
      // Four unpacked streams at most: neighbours in a page tree share one.
      if (this.objectStreams.size >= 4) this.objectStreams.clear();
      this.objectStreams.set(number, opened);
    }
    return opened;
  }

  private async readObjectStream(number: number): Promise<Map<number, PdfValue>> {
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
    if (typeof length !== 'number' || typeof count !== 'number' || typeof first !== 'number') {
      throw damaged('an object stream lacks its measures');
    }
    if (length > MAX_OBJECT_STREAM) throw new StructureProblem('too_complex', 'an object stream is too large');
    const data = decodeStructureStream(await this.source.read(value.offset, length), value.dict, MAX_OBJECT_STREAM);
    return parseObjectStream(data, count, first);
  }
}

function parseObjectStream(data: Uint8Array, count: number, first: number): Map<number, PdfValue> {
  // The last value may end with the stream; the parser wants to see what follows it.
  const padded = new Uint8Array(data.length + 1);
  padded.set(data);
  padded[data.length] = 10;
  const header = new StrictParser(padded);
  const values = new Map<number, PdfValue>();
  for (let i = 0; i < count; i += 1) {
    const number = header.readInteger();
    const offset = header.readInteger();
    values.set(number, new StrictParser(padded, first + offset).readValue());
  }
  return values;
}
