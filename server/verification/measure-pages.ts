import { openDocument, readPageSize } from '@sigillum/engine/pdf/pdfium-engine.ts';
import { PdfProblemError } from '@sigillum/engine/pdf/upload-problems.ts';

/** As many as an upload may have. */
const mostPages = 10_000;

/** The displayed size of every page, in points. */
export async function run({ filePath }: { filePath: string }): Promise<{ width: number; height: number }[]> {
  const document = await openDocument(filePath);
  if (document.pageCount > mostPages) throw new PdfProblemError('file.pdf.too_many_pages');
  return Array.from({ length: document.pageCount }, (_, index) => readPageSize(document, index));
}
