import sharp from 'sharp';
import { allocate, loadPage, openDocument } from './pdfium-engine.ts';
import type { OpenDocument } from './pdfium-engine.ts';
import { measurePictures } from './measure-pictures.ts';
import { maxPixels, measureImage } from './page-scale.ts';
import { PdfProblem } from '../pdf-problem.ts';

/** A drawn page: rows of red, green and blue, top to bottom, of `width` × `height` pixels. */
export interface PageBitmap {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const bgrFormat = 2;
/** Bytes of a pixel. */
export const channels = 3;
const drawAnnotations = 0x01;
const reverseByteOrder = 0x10;
const formInfoBytes = 256;

/** Draws a page with its annotations and form fields on white. Throws PdfProblem; a dead engine throws RuntimeError. */
export function drawPage(document: OpenDocument, pageIndex: number, scale: number): PageBitmap & { pictures: number } {
  return drawOn(document, pageIndex, scale, openForm(document), ({ width, height, pixels, page }) => ({
    width,
    height,
    pixels,
    /** Which share of the page is pictures. */
    pictures: measurePictures(document, page),
  }));
}

/** Whether pages can be drawn, one after another, without keeping any of them. Throws like `drawPage`. */
export function* tryPages(document: OpenDocument, from: number, scale: number): Generator<number> {
  const form = openForm(document);
  for (let pageIndex = from; pageIndex < document.pageCount; pageIndex += 1) {
    drawOn(document, pageIndex, scale, form, (drawn) => release(document, form, drawn));
    yield pageIndex;
  }
}

/** Lets `look` see a page as it is drawn, which is gone afterwards. Throws like `drawPage`. */
export function lookAtPage<Result>(
  document: OpenDocument,
  pageIndex: number,
  scale: number,
  look: (bitmap: PageBitmap) => Result,
): Result {
  const form = openForm(document);
  return drawOn(document, pageIndex, scale, form, (drawn) => {
    const result = look(drawn);
    release(document, form, drawn);
    return result;
  });
}

function release({ pdfium }: OpenDocument, form: number, { page, bitmap, buffer }: Drawn): void {
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(buffer);
  if (form) pdfium._FORM_OnBeforeClosePage(page, form);
  pdfium._FPDF_ClosePage(page);
}

type Drawn = PageBitmap & { page: number; bitmap: number; buffer: number };

function drawOn<Result>(
  document: OpenDocument,
  pageIndex: number,
  scale: number,
  form: number,
  use: (drawn: Drawn) => Result,
): Result {
  const { pdfium } = document;
  const page = loadPage(document, pageIndex);
  const size = { width: pdfium._FPDF_GetPageWidthF(page), height: pdfium._FPDF_GetPageHeightF(page) };
  if (!(size.width > 0 && size.height > 0)) throw new PdfProblem('file.pdf.page_not_renderable', 'no area');
  const { width, height } = measureImage(size, scale);
  if (form) pdfium._FORM_OnAfterLoadPage(page, form);
  const buffer = allocate(pdfium, width * height * channels);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgrFormat, buffer, width * channels);
  if (bitmap === 0) throw new PdfProblem('file.pdf.page_not_renderable', 'no bitmap');
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawAnnotations | reverseByteOrder);
  if (form) pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, reverseByteOrder);
  const pixels = pdfium.HEAPU8.subarray(buffer, buffer + width * height * channels);
  return use({ width, height, pixels, page, bitmap, buffer });
}

/** The form environment that widgets are drawn with. Version 2 of FPDF_FORMFILLINFO with no callback set. */
function openForm({ pdfium, handle }: OpenDocument): number {
  const info = allocate(pdfium, formInfoBytes);
  pdfium.HEAPU8.fill(0, info, info + formInfoBytes);
  pdfium.HEAP32[info / 4] = 2;
  return pdfium._FPDFDOC_InitFormFillEnvironment(handle, info);
}

/** Of so many pixels an image is encoded with less effort: half the time, a third more bytes. */
const manyPixels = 1_500_000;

/**
 * Where so little of a page is pictures, nothing is lost of it: letters and lines take a third of the time without loss, a tenth of the
 * bytes, and are sharp. A photo or a scan would take ten times as many, and an image of more pixels too much memory.
 */
const fewPictures = 0.1;
const mostKept = 4_000_000;

/** Which pages to draw: from `pageIndex` (from 0) on, `most` at most, no further once `aheadMs` by the clock are over; `scale` in percent of 96 dpi. */
export interface PageRow {
  filePath: string;
  pageIndex: number;
  scale: number;
  most: number;
  aheadMs: number;
}

/**
 * Draws a page of a file as WebP, and those that follow as long as they are drawn quickly: for a small image, opening the file takes longer
 * than drawing. A page after the first that cannot be drawn ends the row, for whoever asks for it to be told.
 */
export async function renderPages({ filePath, pageIndex, scale, most, aheadMs }: PageRow): Promise<Uint8Array[]> {
  const document = await openDocument(filePath);
  const begun = performance.now();
  const images = [await encode(drawPage(document, pageIndex, scale))];
  const end = Math.min(document.pageCount, pageIndex + most);
  for (let next = pageIndex + 1; next < end && performance.now() - begun < aheadMs; next += 1) {
    const image = await drawNext(document, next, scale);
    if (!image) break;
    images.push(image);
  }
  return images;
}

async function drawNext(document: OpenDocument, pageIndex: number, scale: number): Promise<Uint8Array | undefined> {
  try {
    return await encode(drawPage(document, pageIndex, scale));
  } catch {
    return undefined;
  }
}

function encode({ width, height, pixels, pictures }: ReturnType<typeof drawPage>): Promise<Uint8Array> {
  const isKept = pictures < fewPictures && width * height <= mostKept;
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxPixels + 100_000 })
    .webp(isKept ? { effort: 0, lossless: true } : { effort: width * height > manyPixels ? 0 : 2, quality: 85 })
    .toBuffer();
}
