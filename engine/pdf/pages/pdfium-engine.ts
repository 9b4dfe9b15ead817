import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';
import { PdfProblem } from '../pdf-problem.ts';
import { importMemory, type MemoryLimits } from './import-memory.ts';

/** The functions of pdfium that we call and its package does not declare; pointers and handles are numbers. */
interface UndeclaredFunctions {
  _FPDF_GetPageSizeByIndexF(document: number, pageIndex: number, size: number): number;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  HEAPF32: Float32Array;
}

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> &
  UndeclaredFunctions & { wasmExports: { memory: WebAssembly.Memory } };

/** A document opened in a pdfium instance of its own. */
export interface OpenDocument {
  pdfium: Pdfium;
  handle: number;
  pageCount: number;
}

const formatError = 3;
const passwordError = 4;
/** In points; no box of a page reaches so far. */
const beyondAnyPage = 1_000_000;
const memoryPageBytes = 64 * 1024;

let compiled: Promise<{ module: WebAssembly.Module; limits: MemoryLimits }> | undefined;

/** Compiles pdfium once a process; call it early so that the first job does not wait for it. */
function preparePdfium() {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const compile = async () => {
    const { module, limits } = importMemory(readFileSync(path));
    return { module: await WebAssembly.compile(module), limits };
  };
  compiled ??= compile();
  return compiled;
}

/** An instance that no document has been opened in. */
let spare: Promise<Pdfium> | undefined;
/** What the documents of this job are read in, and those of jobs that have ended were. */
let used: WebAssembly.Memory[] = [];
let left: WebAssembly.Memory[] = [];
/** Memory as new: nothing but zeros. */
let blank: WebAssembly.Memory | undefined;

/** Says that a job has ended: nobody looks at the documents that it has opened any more, and what they were read in may serve others. */
export function leaveDocuments(): void {
  left = used;
  used = [];
}

/**
 * Makes the instance of the next document beforehand, so that whoever asks for that does not wait for it. It gets the memory of one before, wiped
 * (docs/decisions/351-the-memory-of-pdfium-is-wiped-and-kept.md).
 */
export async function prepareInstance(): Promise<void> {
  const { limits } = await preparePdfium();
  // What a document has made larger is given up.
  const kept = left.find(({ buffer }) => buffer.byteLength === limits.initial * memoryPageBytes);
  left = [];
  if (kept) new Uint8Array(kept.buffer).fill(0);
  blank ??= kept;
  spare ??= makeInstance();
  await spare;
}

async function makeInstance(): Promise<Pdfium> {
  const { module, limits } = await preparePdfium();
  const memory = blank ?? new WebAssembly.Memory(limits);
  blank = undefined;
  const pdfium = (await PDFiumModule({
    print: () => {},
    printErr: () => {},
    instantiateWasm({ env, ...imports }: WebAssembly.Imports, onReady: (module: WebAssembly.Module) => void) {
      const instance = new WebAssembly.Instance(module, { ...imports, env: { ...env, memory } });
      (onReady as (instance: WebAssembly.Instance, module: WebAssembly.Module) => void)(instance, module);
      return instance.exports;
    },
  } as Parameters<typeof PDFiumModule>[0])) as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig({});
  return pdfium;
}

/**
 * Opens a file in a fresh pdfium instance (4 ms, unless one was made beforehand), so that no document ever sees what another one left behind;
 * the instance is dropped whole. The file is read straight into pdfium's memory.
 * Throws PdfProblem file.pdf.password_protected, damaged or too_complex.
 */
export async function openDocument(filePath: string): Promise<OpenDocument> {
  const made = spare ?? makeInstance();
  spare = undefined;
  const pdfium = await made;
  used.push(pdfium.wasmExports.memory);
  const { start, length } = loadFile(pdfium, filePath);
  const handle = pdfium._FPDF_LoadMemDocument(start, length, 0);
  if (handle === 0) {
    const code = pdfium._FPDF_GetLastError();
    throw new PdfProblem(
      code === passwordError ? 'file.pdf.password_protected' : 'file.pdf.damaged',
      code === formatError ? undefined : `pdfium ${code}`,
    );
  }
  return { pdfium, handle, pageCount: pdfium._FPDF_GetPageCount(handle) };
}

/** Reserves memory of pdfium; throws file.pdf.too_complex where it has none left. */
export function allocate(pdfium: Pdfium, length: number): number {
  const pointer = pdfium.wasmExports.malloc(length);
  if (pointer === 0) throw new PdfProblem('file.pdf.too_complex', `no memory for ${length} bytes`);
  return pointer;
}

function loadFile(pdfium: Pdfium, filePath: string): { start: number; length: number } {
  const descriptor = openSync(filePath, 'r');
  try {
    const length = fstatSync(descriptor).size;
    if (length === 0) throw new PdfProblem('file.pdf.empty');
    const start = allocate(pdfium, length);
    for (let done = 0; done < length;) {
      const count = readSync(descriptor, pdfium.HEAPU8, start + done, length - done, done);
      if (count === 0) throw new PdfProblem('file.pdf.truncated', 'the file shrank while it was read');
      done += count;
    }
    return { start, length };
  } finally {
    closeSync(descriptor);
  }
}

/** Loads a page (pdfium parses its content here) or throws file.pdf.page_not_found / page_not_renderable. */
export function loadPage({ pdfium, handle, pageCount }: OpenDocument, pageIndex: number): number {
  if (!Number.isInteger(pageIndex) || pageIndex < 0 || pageIndex >= pageCount)
    throw new PdfProblem('file.pdf.page_not_found');
  const page = pdfium._FPDF_LoadPage(handle, pageIndex);
  if (page === 0) throw new PdfProblem('file.pdf.page_not_renderable');
  if (pdfium._FPDF_GetPageWidthF(page) > 0 && pdfium._FPDF_GetPageHeightF(page) > 0) return page;
  // A crop box beside the page, inherited from elsewhere, says nothing: the page is shown whole, as other readers do.
  pdfium._FPDFPage_SetCropBox(page, -beyondAnyPage, -beyondAnyPage, beyondAnyPage, beyondAnyPage);
  pdfium._FPDF_ClosePage(page);
  return pdfium._FPDF_LoadPage(handle, pageIndex);
}

/** A page's displayed size in points: CropBox and /Rotate applied. Does not parse the page's content. */
export function readPageSize(document: OpenDocument, pageIndex: number): { width: number; height: number } {
  const { pdfium, handle } = document;
  const pointer = allocate(pdfium, 8);
  const isRead = pdfium._FPDF_GetPageSizeByIndexF(handle, pageIndex, pointer);
  const [width, height] = pdfium.HEAPF32.subarray(pointer / 4, pointer / 4 + 2);
  pdfium.wasmExports.free(pointer);
  if (isRead && (!width || !height)) return measureLoaded(document, pageIndex);
  if (!isRead || !width || !height) throw new PdfProblem('file.pdf.damaged', `page ${pageIndex + 1} has no size`);
  return { width, height };
}

/** Loading a page mends its crop box; see there. */
function measureLoaded(document: OpenDocument, pageIndex: number): { width: number; height: number } {
  const { pdfium } = document;
  const page = loadPage(document, pageIndex);
  const size = { width: pdfium._FPDF_GetPageWidthF(page), height: pdfium._FPDF_GetPageHeightF(page) };
  pdfium._FPDF_ClosePage(page);
  if (!size.width || !size.height) throw new PdfProblem('file.pdf.damaged', `page ${pageIndex + 1} has no size`);
  return size;
}
