import { StructureProblem } from '../pdf-problem.ts';
import { findPages } from '../structure/page-tree.ts';
import { PdfReader } from '../structure/pdf-reader.ts';
import { accessFile } from '../structure/random-access.ts';

/**
 * How many points a unit of each of these pages (from 0) has: pdfium leaves /UserUnit out of all that it measures. Pages of a file that only pdfium can
 * read count as usual ones.
 */
export async function readUnits(filePath: string, indexes: Iterable<number>): Promise<(pageIndex: number) => number> {
  await using source = await accessFile(filePath);
  try {
    const pages = await findPages(await PdfReader.open(source), indexes);
    return (pageIndex) => pages.get(pageIndex)?.userUnit ?? 1;
  } catch (error) {
    if (error instanceof StructureProblem) return () => 1;
    throw error;
  }
}
