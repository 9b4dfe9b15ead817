import { visitChunks, type RandomAccess } from '../../pdf/structure/random-access.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';

/** What one look at every byte shows, without trust in any structure. */
export type FileScan = {
  /** Ends of revisions, oldest first: after each %%EOF that belongs to a cross-reference section, with its line end. */
  revisions: Revision[];
  /** Positions of `/ByteRange` anywhere. */
  byteRanges: number[];
};

/**
 * Ends with %%EOF and, where there is one, its line end (`size`). A signature may end at any byte from `end` (right
 * after %%EOF) to `last` (after all white space that follows).
 */
export type Revision = { end: number; size: number; last: number };

const MAX_MARKS = 20_000;
const EOF_MARK = Buffer.from('%%EOF');
const RANGE_MARK = Buffer.from('/ByteRange');
const OVERLAP = 16;

/** Takes in where a mark begins; `start`: where the bytes do. What was found already stands in two windows. */
function collectMarks(bytes: Buffer, start: number, mark: Buffer, found: number[]): void {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
    if (start + at > (found.at(-1) ?? -1)) found.push(start + at);
    if (found.length > MAX_MARKS) throw new StructureProblem('too_complex', 'the file has too many ends or signatures');
  }
}

async function findMarks(source: RandomAccess): Promise<{ ends: number[]; byteRanges: number[] }> {
  const [ends, byteRanges]: [number[], number[]] = [[], []];
  let tail = Buffer.alloc(0);
  let start = 0;
  await visitChunks(source, {}, (bytes) => {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const seam = Buffer.concat([tail, chunk.subarray(0, OVERLAP)]);
    for (const [mark, found] of [
      [EOF_MARK, ends],
      [RANGE_MARK, byteRanges],
    ] as const) {
      collectMarks(seam, start - tail.length, mark, found);
      collectMarks(chunk, start, mark, found);
    }
    tail = Buffer.concat([tail, chunk.subarray(-OVERLAP)]).subarray(-OVERLAP);
    start += chunk.length;
  });
  return { ends, byteRanges };
}

async function readText(source: RandomAccess, from: number, length: number): Promise<string> {
  return Buffer.from(await source.read(Math.max(0, from), length)).toString('latin1');
}

/** Whether the mark closes a cross-reference section: embedded files and comments have such marks as well. */
async function isRevisionEnd(source: RandomAccess, at: number): Promise<boolean> {
  const match = /startxref\s+(\d{1,15})\s*$/.exec(await readText(source, at - 64, Math.min(64, at)));
  const target = match ? Number(match[1]) : 0;
  // The first part of a linearized file says 0.
  if (target <= 0 || target >= at) return false;
  return /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(await readText(source, target, 32));
}

async function measureRevision(source: RandomAccess, at: number): Promise<Revision> {
  const end = at + EOF_MARK.length;
  const text = await readText(source, end, 256);
  const size = end + /^(\r\n|\n|\r)?/.exec(text)![0].length;
  return { end, size, last: end + /^[\s\0]*/.exec(text)![0].length };
}

/** Reads the file once and lists its revisions; throws StructureProblem `too_complex` for absurd numbers of marks. */
export async function scanFile(source: RandomAccess): Promise<FileScan> {
  const { ends, byteRanges } = await findMarks(source);
  const revisions: Revision[] = [];
  for (const at of ends) if (await isRevisionEnd(source, at)) revisions.push(await measureRevision(source, at));
  return { revisions, byteRanges };
}
