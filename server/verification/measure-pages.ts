import { openDocument, readPageSize } from '@sigillum/engine/pdf/pages';
import { PdfProblem } from '@sigillum/engine/pdf/problem';

/** As many as an upload may have. */
const mostPages = 10_000;

/** The displayed size of every page, in points. */
export async function run({ filePath }: { filePath: string }): Promise<{ width: number; height: number }[]> {
  const document = await openDocument(filePath);
  if (document.pageCount > mostPages) throw new PdfProblem('file.pdf.too_many_pages');
  return Array.from({ length: document.pageCount }, (_, index) => readPageSize(document, index));
}
