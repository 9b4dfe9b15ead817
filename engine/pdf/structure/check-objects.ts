import { StructureProblem } from '../pdf-problem.ts';
import { isCount, PdfStream } from '../values.ts';
import type { PdfReader } from './pdf-reader.ts';
import { readIndirectAt } from './read-object.ts';

/** Beyond these, looking at each object would take longer than anybody waits for an upload. */
const most = 20_000;

/**
 * Tells whether every object that the file names stands where it says, is written as the standard wants, and ends where its length says.
 * Most readers forgive all that; strict ones do not open such a file once it is signed. Files with very many objects pass unseen.
 */
export async function areObjectsSound(reader: PdfReader): Promise<boolean> {
  const { places } = reader.structure;
  if (places.size > most) return true;
  for (const [number, place] of places) {
    if ('stream' in place) continue;
    try {
      const { number: found, value } = await readIndirectAt(reader.source, place.offset);
      if (found !== number || (value instanceof PdfStream && !(await endsAsStated(reader, value)))) return false;
    } catch (error) {
      if (!(error instanceof StructureProblem)) throw error;
      // What is too large to be read in one piece is not for that reason written badly.
      if (error.failure === 'damaged') return false;
    }
  }
  return true;
}

async function endsAsStated(reader: PdfReader, { dict, offset }: PdfStream): Promise<boolean> {
  const length = await reader.resolve(dict.get('Length'));
  if (!isCount(length)) return false;
  const end = Buffer.from(await reader.source.read(offset + length, 16)).toString('latin1');
  return /^[\r\n \t\0]{0,4}endstream/.test(end);
}
