import { trialScale } from '../pages/draw-first-pages.ts';
import { openDocument } from '../pages/pdfium-engine.ts';
import { tryPages } from '../pages/render-page.ts';
import { PdfProblem } from '../pdf-problem.ts';

export type DrawRemainingInput = { filePath: string; from: number };
/** The page to go on with; undefined when there is none left. */
export type DrawRemainingOutput = { next: number | undefined };

/** Pages of one job: even slow ones fit into its time. */
const most = 50;

/** Sees that pages from one on can be drawn, before anybody signs them. Throws file.pdf.undrawable. */
export async function run({ filePath, from }: DrawRemainingInput): Promise<DrawRemainingOutput> {
  const document = await openDocument(filePath);
  try {
    for (const pageIndex of tryPages(document, from, trialScale)) {
      if (pageIndex - from + 1 >= most) return { next: pageIndex + 1 < document.pageCount ? pageIndex + 1 : undefined };
    }
  } catch (error) {
    if (!(error instanceof PdfProblem) || error.key !== 'file.pdf.page_not_renderable') throw error;
    throw new PdfProblem('file.pdf.undrawable', error.detail, { cause: error });
  }
  return { next: undefined };
}
