/**
 * The entry of a disposable process that reads hostile PDFs, one job at a time. It holds no secrets, ignores the
 * terminal's signals (its parent decides), and ends itself when its memory passes the cap or its parent is gone.
 */
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { beginJob, endJob, makeGauge } from './job-gauge.ts';
import { extractText } from '../pages/extract-text.ts';
import { inspectDocument } from '../inspect-document.ts';
import { leaveDocuments, prepareInstance } from '../pages/pdfium-engine.ts';
import { renderPages } from '../pages/render-page.ts';
import { PdfProblem } from '../pdf-problem.ts';
import { muchGrown } from './worker-protocol.ts';
import type { JobResult, WorkerAnswer, WorkerCall, WorkerJob, WorkerSettings } from './worker-protocol.ts';

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const wasmPageBytes = 64 * 1024;

/** What of a worker's memory pdfium cannot have. */
const ownMb = 128;
const leastMb = 64;
let wasmBytes = 0;
const allowWasm = (memoryMb: number): void => {
  wasmBytes = Math.max(leastMb, memoryMb - ownMb) * 1024 * 1024;
};

/** A refusal to grow reaches pdfium as "no memory", an orderly end long before the watchdog has to act. */
function capWasmMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages: number): number {
    if (this.buffer.byteLength + pages * wasmPageBytes > wasmBytes)
      throw new RangeError('the memory cap of this worker is reached');
    return grow.call(this, pages);
  };
}

/** Where the kernel itself runs out of memory, it shall take a worker and not the server. */
function offerToKernel(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file.
  }
}

/** Where everybody wants a core, the server's own thread and the database have theirs first: many people wait for those, one for this. */
const standBack = () => setPriority(5);

async function doJob(job: WorkerJob): Promise<unknown> {
  if (job.kind === 'inspect') return inspectDocument(job.filePath);
  if (job.kind === 'render-pages') return renderPages(job);
  if (job.kind === 'extract-text') return extractText(job.filePath, job.pageIndex);
  const specifier = Object.hasOwn(settings.modules, job.moduleName) ? settings.modules[job.moduleName] : undefined;
  if (specifier === undefined) throw new Error(`"${job.moduleName}" is not a module that a PDF worker may run`);
  const module = (await import(specifier)) as { run(input: unknown): Promise<unknown> };
  return module.run(job.input);
}

/** An engine that ran out of memory or stack says so in its own words; both are the document's doing. */
function describeFailure(error: unknown): JobResult {
  if (error instanceof PdfProblem) return { isDone: false, problem: error.key, message: error.detail };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isEngineFailure = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  return isEngineFailure ? { isDone: false, problem: 'file.pdf.too_complex', message } : { isDone: false, message };
}

const readClock = () => performance.timeOrigin + performance.now();
const readResidentMb = () => process.memoryUsage.rss() / 1024 / 1024;
let initialMb = 0;

const readGrownMb = () => readResidentMb() - initialMb;

/** While nobody waits for this worker. An image of many pixels leaves 50 MB of garbage, and a worker in its place takes half a second to start. */
async function rest(): Promise<void> {
  if (readGrownMb() > settings.memoryMb * muchGrown) globalThis.gc?.();
  await prepareInstance();
}

const gauge = makeGauge(settings.memoryMb);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
offerToKernel();
standBack();
allowWasm(settings.memoryMb);
capWasmMemory();
const watchdog = new Worker(new URL('watchdog.ts', import.meta.url), {
  workerData: { gauge, parentId: process.ppid },
  execArgv: [],
});
watchdog.on('error', () => process.exit(70));
const isWatched = new Promise((online) => watchdog.once('online', online));

process.on('message', ({ job, limits }: WorkerCall) => {
  allowWasm(limits.memoryMb);
  beginJob(gauge, limits);
  const startedAt = readClock();
  void doJob(job)
    .then((value): JobResult => ({ isDone: true, value }))
    .catch(describeFailure)
    .then((result) => {
      endJob(gauge, settings.memoryMb);
      leaveDocuments();
      const answer: WorkerAnswer = {
        ...result,
        startedAt,
        endedAt: readClock(),
        grownMb: readGrownMb(),
      };
      process.send?.(answer);
      // Should it fail, the next job does it and tells.
      setImmediate(() => void rest().catch(() => undefined));
    });
});

await Promise.all([prepareInstance(), isWatched]);
initialMb = readResidentMb();
process.send?.('ready');
// Now, for a worker's end is always a sudden one.
flushCompileCache();
