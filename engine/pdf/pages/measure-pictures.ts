import { allocate, type OpenDocument } from './pdfium-engine.ts';

type Pdfium = OpenDocument['pdfium'];

/** Kinds of page objects (fpdf_edit.h). */
const image = 3;
const shading = 4;
const form = 5;
/** Of floats that PDFium writes to: four for a rectangle, six for a matrix. */
const floats = 6;
/** Forms within forms; PDFium itself follows no more. */
const deepest = 32;

/** Which share of a loaded page its pictures and shadings cover, each counted for itself: what lies on another counts, too. Annotations do not. */
export function measurePictures({ pdfium }: OpenDocument, page: number): number {
  const room = allocate(pdfium, floats * Float32Array.BYTES_PER_ELEMENT);
  let area = 0;
  for (let at = 0; at < pdfium._FPDFPage_CountObjects(page); at += 1)
    area += measure(pdfium, room, pdfium._FPDFPage_GetObject(page, at));
  pdfium.wasmExports.free(room);
  return area / (pdfium._FPDF_GetPageWidthF(page) * pdfium._FPDF_GetPageHeightF(page));
}

/** The area of an object, as far as it is pictures, in the units of what it lies in. */
function measure(pdfium: Pdfium, room: number, object: number, depth = 0): number {
  const read = () => pdfium.HEAPF32.subarray(room / 4, room / 4 + floats);
  const kind = pdfium._FPDFPageObj_GetType(object);
  if (kind === image || kind === shading) {
    if (!pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) return 0;
    const [left = 0, bottom = 0, right = 0, top = 0] = read();
    return (right - left) * (top - bottom);
  }
  if (kind !== form || depth === deepest || !pdfium._FPDFPageObj_GetMatrix(object, room)) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = read();
  const count = pdfium._FPDFFormObj_CountObjects(object);
  let area = 0;
  for (let at = 0; at < count; at += 1)
    area += measure(pdfium, room, pdfium._FPDFFormObj_GetObject(object, at), depth + 1);
  return area * Math.abs(a * d - b * c);
}
