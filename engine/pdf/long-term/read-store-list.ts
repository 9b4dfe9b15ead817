import { StructureProblem } from '../pdf-problem.ts';
import { decodeStructureStream } from '../structure/decode-structure-stream.ts';
import type { PdfReader } from '../structure/pdf-reader.ts';
import { isCount, PdfRef, PdfStream, type PdfValue } from '../values.ts';

/** One member of a list of the security store (EN 319 142-1, clause 5.4.2): what it holds, unless that cannot be read, and where its bytes end. */
export type StoreItem = { ref: PdfRef | undefined; der?: Uint8Array; end: number };

/** Of one list; packed streams, or one that is named a thousand times, would otherwise fill any memory. */
const MAX_ITEMS = 5000;
const MAX_BYTES = 48 * 1024 * 1024;

async function readStream(reader: PdfReader, value: PdfValue, room: number) {
  const stream = await reader.resolve(value);
  if (!(stream instanceof PdfStream)) throw new StructureProblem('damaged', 'not a stream');
  const length = await reader.resolve(stream.dict.get('Length'));
  if (!isCount(length)) throw new StructureProblem('damaged', 'a stream without length');
  if (length > room) throw new StructureProblem('too_complex', 'a stream without end');
  const raw = await reader.source.read(stream.offset, length);
  const end = stream.offset + length;
  // The keyword must follow, or the length was changed.
  const after = Buffer.from(await reader.source.read(end, 12)).toString('latin1');
  if (!/^\s*endstream/.test(after)) throw new StructureProblem('damaged', 'a stream of another length');
  return { der: new Uint8Array(decodeStructureStream(raw, stream.dict, room)), end };
}

/**
 * Reads the members of a list, each object once. The newest are read first: what a stranger's file has brought along takes no room from
 * what was added to it since. What there is no room for is left.
 */
export async function readStoreList(reader: PdfReader, list: PdfValue | undefined): Promise<StoreItem[]> {
  const items: StoreItem[] = [];
  const seen = new Set<number>();
  let room = MAX_BYTES;
  for (const value of (await reader.resolveArray(list)).toReversed()) {
    const ref = value instanceof PdfRef ? value : undefined;
    if (ref && seen.has(ref.number)) continue;
    if (ref) seen.add(ref.number);
    try {
      if (items.length >= MAX_ITEMS) throw new StructureProblem('too_complex', 'a list without end');
      const item = { ref, ...(await readStream(reader, value, room)) };
      room -= item.der.length;
      items.push(item);
    } catch (error) {
      if (!(error instanceof StructureProblem)) throw error;
      items.push({ ref, end: 0 });
      if (error.failure === 'too_complex') break;
    }
  }
  return items.toReversed();
}
