import { stat } from 'node:fs/promises';
import { describeRefusal } from '../document-inspection.ts';
import type { DocumentInspection } from '../document-inspection.ts';
import type { PageText } from '../pages/extract-text.ts';
import { openPageCache } from './page-cache.ts';
import { clampScale } from '../pages/page-scale.ts';
import { PdfProblem } from '../pdf-problem.ts';
import { limitInspection } from './limit-inspection.ts';
import { createWorkerQueue, type NameCaller, type WatchJob, type WorkerLoad } from './worker-queue.ts';

/** How many workers, how much each may use, and where drawn pages are kept. */
export interface PdfWorkersOptions {
  /** Worker processes at most; they start when needed. */
  size: number;
  /** Memory of one worker in MiB, its run time (about 90) included. */
  memoryMb: number;
  /** Processor time of one job in milliseconds. A file that needs more is refused. */
  timeoutMs: number;
  /** Time of one job by the clock in milliseconds; 20 s unless told. Past it something hangs, or the machine is too busy: no file's fault. */
  patienceMs?: number;
  /** So many milliseconds of the clock go into small images of pages that nobody has asked for yet; 100 unless told. */
  aheadMs?: number;
  cacheFolder: string;
  /** Size of the page cache; 2 GiB unless told. */
  maxCacheBytes?: number;
  /** Jobs that may wait before file.pdf.workers_busy; 200 unless told. */
  maxWaiting?: number;
  /** After so many idle milliseconds all workers but one end, after twice as many that one; 20 s unless told. */
  restMs?: number;
  /** What `run` may load: name → import specifier of a module that exports `run(input)`. */
  modules?: Record<string, string>;
  /** Follows each job. */
  watch?: WatchJob | undefined;
  /** Callers take turns, whatever one of them asks for; unless told, whoever comes first is served first. */
  nameCaller?: NameCaller | undefined;
}

/** Everything that reads PDFs, out of process. Files are given by path; their bytes never enter this process. */
export interface PdfWorkers {
  /** Inspects an upload, of `size` bytes where that is known. Bad files resolve with `problems`; rejects only with file.pdf.workers_busy or a fault of ours. */
  inspect(filePath: string, size?: number): Promise<DocumentInspection>;
  /**
   * A page as WebP, cached by content hash. `pageIndex` from 0; `scale` in percent of 96 dpi, rounded into 10..400.
   * Rejects with PdfProblem page_not_found, page_not_renderable (whatever the cause) or workers_busy.
   */
  renderPage(filePath: string, sha256: string, pageIndex: number, scale: number): Promise<Uint8Array>;
  /** A page's text by lines, in displayed points. Rejects like `renderPage`. */
  extractText(filePath: string, pageIndex: number): Promise<PageText>;
  /** Runs `run(input)` of an allowed module in a worker; input and output are structured-cloned. Rejects with PdfProblem. */
  run<Output>(moduleName: string, input: unknown): Promise<Output>;
  /** Removes the cached pages of a deleted document, those that are being drawn among them. */
  forgetPages(sha256: string): Promise<void>;
  /** Whether so many wait that the caller would be refused: told before a file is received in vain. */
  isFull(): boolean;
  /** How busy the workers are now. */
  readLoad(): WorkerLoad;
  /** Ends every worker; waiting jobs are rejected with file.pdf.workers_busy. */
  close(): Promise<void>;
}

/** Of this scale and smaller, pages are drawn by rows: those after one that is asked for will be asked for, too. */
const smallScale = 50;
const rowLength = 8;

/** Makes the pool; no process starts before the first job. */
export function createPdfWorkers(options: PdfWorkersOptions): PdfWorkers {
  const {
    size,
    memoryMb,
    timeoutMs,
    patienceMs = 20_000,
    aheadMs = 100,
    cacheFolder,
    maxCacheBytes = 2 * 1024 ** 3,
    maxWaiting = 200,
    modules = {},
    restMs,
    ...told
  } = options;
  const queue = createWorkerQueue({ size, memoryMb, timeoutMs, patienceMs, maxWaiting, modules, restMs, ...told });
  const cache = openPageCache(cacheFolder, maxCacheBytes);
  /** Nothing comes of a page that was drawn for nobody yet, where the row before it took too long. */
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();

  return {
    async inspect(filePath, known) {
      try {
        const size = known ?? (await measure(filePath));
        const limits = limitInspection(size, { memoryMb, cpuMs: timeoutMs });
        return (await queue.do({ kind: 'inspect', filePath }, limits)) as DocumentInspection;
      } catch (error) {
        if (error instanceof PdfProblem && error.key !== 'file.pdf.workers_busy') return describeRefusal(error.key);
        throw error;
      }
    },
    async renderPage(filePath, sha256, pageIndex, requestedScale) {
      const scale = clampScale(requestedScale);
      const cached = await cache.read({ sha256, pageIndex, scale });
      if (cached) return cached;
      const nameOf = (index: number) => `${sha256}/${index}/${scale}`;
      for (let page = drawing.get(nameOf(pageIndex)); page; page = drawing.get(nameOf(pageIndex))) {
        const image = await page;
        if (image) return image;
      }
      // Small images are asked for by the dozen, one page after the other.
      const most = scale <= smallScale ? rowLength : 1;
      const draw = (count: number) =>
        queue.do({ kind: 'render-pages', filePath, pageIndex, scale, most: count, aheadMs }) as Promise<Uint8Array[]>;
      // What took too much may have been a page that nobody has asked for.
      const row = draw(most)
        .catch((error: unknown) => (most > 1 && hasTakenTooMuch(error) ? draw(1) : Promise.reject(error)))
        .catch(rethrowForPage);
      const keep = async (ahead: number): Promise<Uint8Array | undefined> => {
        // Why the first one could not be drawn says nothing about the others.
        const image = (await (ahead === 0 ? row : row.catch(() => [])))[ahead];
        // What cannot be kept (a full disk, a document that is deleted at this moment) is drawn all the same, and again the next time.
        if (image) await cache.store({ sha256, pageIndex: pageIndex + ahead, scale }, image).catch(() => undefined);
        return image;
      };
      const pages = Array.from({ length: most }, (_, ahead) => {
        const name = nameOf(pageIndex + ahead);
        const page = keep(ahead).finally(() => drawing.get(name) === page && drawing.delete(name));
        if (!drawing.has(name)) drawing.set(name, page);
        return page;
      });
      return (await pages[0])!;
    },
    async extractText(filePath, pageIndex) {
      return (await queue.do({ kind: 'extract-text', filePath, pageIndex }).catch(rethrowForPage)) as PageText;
    },
    async run<Output>(moduleName: string, input: unknown) {
      return (await queue.do({ kind: 'run', moduleName, input })) as Output;
    },
    async forgetPages(sha256) {
      // What is being drawn would be kept behind our back.
      const underWay = [...drawing].filter(([name]) => name.startsWith(`${sha256}/`)).map(([, page]) => page);
      await Promise.allSettled(underWay);
      await cache.forget(sha256);
    },
    isFull: () => queue.isFull(),
    readLoad: () => queue.readLoad(),
    close: () => queue.close(),
  };
}

/** A file that is not there is the worker's to report. */
const measure = (filePath: string): Promise<number> =>
  stat(filePath).then(
    ({ size }) => size,
    () => 0,
  );

const hasTakenTooMuch = (error: unknown): boolean =>
  error instanceof PdfProblem && (error.key === 'file.pdf.timeout' || error.key === 'file.pdf.too_complex');

/** For a page it does not matter which limit it hit: the person is told that it cannot be shown. */
function rethrowForPage(error: unknown): never {
  if (!(error instanceof PdfProblem)) throw error;
  if (error.key === 'file.pdf.page_not_found' || error.key === 'file.pdf.workers_busy') throw error;
  if (error.key === 'file.pdf.page_not_renderable') throw error;
  throw new PdfProblem('file.pdf.page_not_renderable', error.message);
}
