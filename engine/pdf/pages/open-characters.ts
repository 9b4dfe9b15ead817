import { allocate, loadPage, type OpenDocument } from './pdfium-engine.ts';

/** In displayed points: origin top left, CropBox, /Rotate and /UserUnit applied. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The characters of one page in reading order of its content. */
export interface PageCharacters {
  count: number;
  /** Code point as the file has it; line ends are 10 and 13. */
  readCode(index: number): number;
  /** Spaces and line ends that pdfium puts between words have no place of their own. */
  isGenerated(index: number): boolean;
  /** `line`: as high as its line; `ink`: the glyph alone. Undefined where pdfium knows none. */
  readBounds(index: number, of: 'line' | 'ink'): Bounds | undefined;
  close(): void;
}

const maxCharacters = 100_000;
/** Device units per point: fine enough that rounding to whole units is invisible. */
const precision = 1000;

/**
 * Opens the text of a page with so many points to its unit, at most 100,000 characters. Throws PdfProblem for a page that does not exist or
 * cannot be read.
 */
export function openCharacters(document: OpenDocument, pageIndex: number, unit: number): PageCharacters {
  const { pdfium } = document;
  const page = loadPage(document, pageIndex);
  const textPage = pdfium._FPDFText_LoadPage(page);
  const count = textPage === 0 ? 0 : Math.min(maxCharacters, pdfium._FPDFText_CountChars(textPage));
  const sizeX = Math.round(pdfium._FPDF_GetPageWidthF(page) * precision);
  const sizeY = Math.round(pdfium._FPDF_GetPageHeightF(page) * precision);
  const place = allocate(pdfium, 40);
  const device = place + 32;

  const toDisplayed = (x: number, y: number): [x: number, y: number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, device, device + 4);
    const [across, down] = [pdfium.HEAP32[device / 4]!, pdfium.HEAP32[device / 4 + 1]!];
    return [(across * unit) / precision, (down * unit) / precision];
  };
  /** Left, top, right and bottom in the page's own space. */
  function readBox(index: number, of: 'line' | 'ink'): readonly number[] | undefined {
    if (of === 'line') {
      if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, place)) return undefined;
      return pdfium.HEAPF32.subarray(place / 4, place / 4 + 4) as unknown as readonly number[];
    }
    if (!pdfium._FPDFText_GetCharBox(textPage, index, place, place + 8, place + 16, place + 24)) return undefined;
    const view = new DataView(pdfium.HEAPU8.buffer, place, 32);
    const [left, right, bottom, top] = [0, 8, 16, 24].map((at) => view.getFloat64(at, true)) as [
      number,
      number,
      number,
      number,
    ];
    return right > left && top > bottom ? [left, top, right, bottom] : undefined;
  }

  return {
    count,
    readCode: (index) => pdfium._FPDFText_GetUnicode(textPage, index),
    isGenerated: (index) => pdfium._FPDFText_IsGenerated(textPage, index) === 1,
    readBounds(index, of) {
      const box = readBox(index, of);
      if (!box) return undefined;
      const [left = 0, top = 0, right = 0, bottom = 0] = box;
      const [x1, y1] = toDisplayed(left, top);
      const [x2, y2] = toDisplayed(right, bottom);
      return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
    },
    close() {
      pdfium.wasmExports.free(place);
      if (textPage !== 0) pdfium._FPDFText_ClosePage(textPage);
      pdfium._FPDF_ClosePage(page);
    },
  };
}

/** Control characters and lone surrogates would break JSON and markup: they read as nothing. */
export function readCharacter(code: number): string {
  if (code < 32 || code === 0x7f || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  return String.fromCodePoint(code);
}

/** What holds both. */
export const unite = (a: Bounds | undefined, b: Bounds): Bounds =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b;

export const isLineEnd = (code: number): boolean => code === 10 || code === 13;
