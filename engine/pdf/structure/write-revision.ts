import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

import type { PdfStructure } from './read-structure.ts';
import { makeDict, name, PdfRef, PdfString, serialise, toLatin1, type PdfDict, type PdfValue } from '../values.ts';

/** Where a new revision is appended. */
export type RevisionBase = { size: number; structure: PdfStructure };

/** The tail to append, and where in the tail each object's body begins. */
export type RevisionTail = { bytes: Uint8Array<ArrayBuffer>; bodyOffsets: Map<number, number> };

type StreamObject = { dict: PdfDict; data: Uint8Array };

/**
 * Collects changed and new objects of one incremental update (ISO 32000-2 section 7.5.6) and writes them as a tail,
 * with a cross-reference section in the style of the file. The earlier bytes are never touched, nor even needed.
 */
export class RevisionWriter {
  private readonly base: RevisionBase;
  private readonly bodies = new Map<number, { generation: number; body: Uint8Array }>();
  private readonly values = new Map<number, PdfValue>();
  private nextNumber: number;

  constructor(base: RevisionBase) {
    this.base = base;
    this.nextNumber = base.structure.nextNumber;
  }

  get isEmpty(): boolean {
    return this.bodies.size === 0;
  }

  /** A reference to a new object, to be filled by `put`. */
  allocate(): PdfRef {
    const ref = new PdfRef(this.nextNumber);
    this.nextNumber += 1;
    return ref;
  }

  /** Sets the content of a new object, or replaces that of an existing one. */
  put(ref: PdfRef, value: PdfValue): PdfRef {
    this.values.set(ref.number, value);
    return this.putBody(ref, toLatin1(serialise(value)));
  }

  /** What this revision holds for an object so far, for a second change of the same object. */
  findPending({ number }: PdfRef): PdfValue | undefined {
    return this.values.get(number);
  }

  /** Like `put` for a body that is already written, whose inner positions matter. */
  putBody({ number, generation }: PdfRef, body: Uint8Array): PdfRef {
    this.bodies.set(number, { generation, body });
    return new PdfRef(number, generation);
  }

  /** A new object of its own. */
  add(value: PdfValue): PdfRef {
    return this.put(this.allocate(), value);
  }

  /** A new stream, deflated unless its dictionary names a filter already. */
  addStream(stream: StreamObject): PdfRef {
    return this.putStream(this.allocate(), stream);
  }

  /** Like `addStream` for an allocated reference. */
  putStream(ref: PdfRef, { dict, data }: StreamObject): PdfRef {
    const isFiltered = dict.has('Filter');
    const bytes = isFiltered ? data : deflateSync(data);
    const full = new Map(dict).set('Length', bytes.length);
    if (!isFiltered) full.set('Filter', name('FlateDecode'));
    const head = toLatin1(`${serialise(full)}\nstream\n`);
    return this.putBody(ref, Buffer.concat([head, bytes, toLatin1('\nendstream')]));
  }

  /** Writes the tail. It begins with a line end, for a file need not end with one. */
  finish(): RevisionTail {
    const parts: Uint8Array[] = [toLatin1('\n')];
    let length = 1;
    const bodyOffsets = new Map<number, number>();
    const entries = new Map<number, { offset: number; generation: number }>();
    for (const [number, { generation, body }] of this.bodies) {
      const head = toLatin1(`${number} ${generation} obj\n`);
      entries.set(number, { offset: this.base.size + length, generation });
      bodyOffsets.set(number, length + head.length);
      const foot = toLatin1('\nendobj\n');
      parts.push(head, body, foot);
      length += head.length + body.length + foot.length;
    }
    const startXref = this.base.size + length;
    const trailer = this.makeTrailer(createHash('sha256').update(Buffer.concat(parts)).digest());
    const { style } = this.base.structure;
    parts.push(style === 'table' ? writeTable(entries, trailer) : this.writeXrefStream(entries, trailer, startXref));
    parts.push(toLatin1(`startxref\n${startXref}\n%%EOF\n`));
    return { bytes: new Uint8Array(Buffer.concat(parts)), bodyOffsets };
  }

  private makeTrailer(hash: Uint8Array): PdfDict {
    const { trailer, startXref } = this.base.structure;
    const changing = new PdfString(Uint8Array.from(hash.subarray(0, 16)));
    const [permanent = changing] = Array.isArray(trailer.get('ID')) ? (trailer.get('ID') as PdfValue[]) : [];
    return makeDict({
      Size: this.nextNumber,
      Prev: startXref,
      Root: trailer.get('Root'),
      Info: trailer.get('Info'),
      ID: [permanent, changing],
    });
  }

  private writeXrefStream(
    entries: Map<number, { offset: number; generation: number }>,
    trailer: PdfDict,
    startXref: number,
  ): Uint8Array {
    const number = this.nextNumber;
    const all = new Map(entries).set(number, { offset: startXref, generation: 0 });
    const numbers = [...all.keys()].toSorted((a, b) => a - b);
    const data = Buffer.alloc(numbers.length * 8);
    numbers.forEach((entry, row) => {
      const { offset, generation } = all.get(entry)!;
      data.writeUInt8(1, row * 8);
      data.writeUIntBE(offset, row * 8 + 1, 5);
      data.writeUInt16BE(generation, row * 8 + 6);
    });
    const packed = deflateSync(data);
    const dict = makeDict({
      Type: name('XRef'),
      W: [1, 5, 2],
      Index: groupRuns(numbers).flatMap((run) => [run[0]!, run.length]),
      Filter: name('FlateDecode'),
      Length: packed.length,
    });
    const full = new Map([...trailer, ...dict]).set('Size', number + 1);
    const head = toLatin1(`${number} 0 obj\n${serialise(full)}\nstream\n`);
    return Buffer.concat([head, packed, toLatin1('\nendstream\nendobj\n')]);
  }
}

function groupRuns(numbers: number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}

function writeTable(entries: Map<number, { offset: number; generation: number }>, trailer: PdfDict): Uint8Array {
  const runs = groupRuns([...entries.keys()].toSorted((a, b) => a - b));
  const lines = runs.map((run) => {
    const rows = run.map((number) => {
      const { offset, generation } = entries.get(number)!;
      return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
    });
    return `${run[0]} ${run.length}\n${rows.join('')}`;
  });
  return toLatin1(`xref\n${lines.join('')}trailer\n${serialise(trailer)}\n`);
}
