import type { OpenDocument } from './pdfium-engine.ts';
import { tryPages } from './render-page.ts';

/** As small as in the list of pages: whether a page can be drawn hardly depends on its size. */
export const trialScale = 20;
/** Most documents are drawn whole in this time; nobody waits longer for the others. */
const patienceMs = 600;

/** Draws pages from the first on until that takes too long, one at least; answers how many. Throws file.pdf.page_not_renderable. */
export function drawFirstPages(document: OpenDocument): number {
  const end = performance.now() + patienceMs;
  let drawn = 0;
  for (const pageIndex of tryPages(document, 0, trialScale)) {
    drawn = pageIndex + 1;
    if (performance.now() > end) break;
  }
  return drawn;
}
