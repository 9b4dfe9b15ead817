import { allocate, loadPage, openDocument } from './pdfium-engine.ts';

/** A line of text and its place in displayed points: origin top left, CropBox and /Rotate applied. */
export interface TextLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The text of one page in reading order of its content. */
export interface PageText {
  lines: TextLine[];
}

const maxCharacters = 100_000;
/** Device units per point: fine enough that rounding to whole units is invisible. */
const precision = 1000;
const lineFeed = 10;
const carriageReturn = 13;

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Extracts a page's text, line by line, for screen readers and the text layer; at most 100,000 characters.
 * A scanned page has no lines. Throws PdfProblem for a page that does not exist or cannot be read.
 */
export async function extractText(filePath: string, pageIndex: number): Promise<PageText> {
  const document = await openDocument(filePath);
  const { pdfium } = document;
  const page = loadPage(document, pageIndex);
  const textPage = pdfium._FPDFText_LoadPage(page);
  const count = textPage === 0 ? 0 : Math.min(maxCharacters, pdfium._FPDFText_CountChars(textPage));
  const sizeX = Math.round(pdfium._FPDF_GetPageWidthF(page) * precision);
  const sizeY = Math.round(pdfium._FPDF_GetPageHeightF(page) * precision);
  const rectangle = allocate(pdfium, 24);
  const floats = () => pdfium.HEAPF32.subarray(rectangle / 4, rectangle / 4 + 4);

  const toDisplayed = (x: number, y: number): [x: number, y: number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, rectangle + 16, rectangle + 20);
    return [pdfium.HEAP32[rectangle / 4 + 4]! / precision, pdfium.HEAP32[rectangle / 4 + 5]! / precision];
  };
  const readBounds = (index: number): Bounds | undefined => {
    if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, rectangle)) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = floats();
    const [x1, y1] = toDisplayed(left, top);
    const [x2, y2] = toDisplayed(right, bottom);
    return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
  };

  const lines: TextLine[] = [];
  let text = '';
  let bounds: Bounds | undefined;
  const endLine = (): void => {
    if (bounds && text.trim() !== '') {
      lines.push({
        text: text.trim(),
        x: bounds.left,
        y: bounds.top,
        width: bounds.right - bounds.left,
        height: bounds.bottom - bounds.top,
      });
    }
    text = '';
    bounds = undefined;
  };
  for (let index = 0; index < count; index += 1) {
    const code = pdfium._FPDFText_GetUnicode(textPage, index);
    if (code === lineFeed || code === carriageReturn) {
      endLine();
      continue;
    }
    text += readCharacter(code);
    // Spaces that pdfium puts between words have no place of their own.
    const own = code === 32 || pdfium._FPDFText_IsGenerated(textPage, index) === 1 ? undefined : readBounds(index);
    if (own) bounds = bounds ? unite(bounds, own) : own;
  }
  endLine();
  return { lines };
}

/** Control characters and lone surrogates would break JSON and markup: they read as nothing. */
function readCharacter(code: number): string {
  if (code < 32 || code === 0x7f || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  return String.fromCodePoint(code);
}

function unite(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
