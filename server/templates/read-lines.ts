import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { Services } from '../services.ts';
import type { PlacedLine } from './move-places.ts';

/** Pages of one file whose text is looked at: contracts have fewer, and a call must end. */
const mostPages = 200;

/** The lines of some pages of a kept file, by page from 0; none of a page that cannot be read. */
export async function readLines(
  { blobs, pdf }: Pick<Services, 'blobs' | 'pdf'>,
  sha256: string,
  pages: Iterable<number>,
): Promise<Map<number, readonly PlacedLine[]>> {
  const file = await blobs.pathOf(sha256);
  const read = new Map<number, readonly PlacedLine[]>();
  for (const page of [...new Set(pages)].slice(0, mostPages)) {
    const text = await pdf.extractText(file, page).catch((error: unknown) => {
      if (error instanceof PdfProblem) return undefined;
      throw error;
    });
    read.set(page, text?.lines ?? []);
  }
  return read;
}
