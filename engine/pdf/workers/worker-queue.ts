import { PdfProblem, type PdfProblemKey } from '../pdf-problem.ts';
import { startWorkerProcess } from './worker-process.ts';
import type { WorkerOutcome, WorkerProcess } from './worker-process.ts';
import { mostGrown } from './worker-protocol.ts';
import type { JobLimits, JobTimes, WorkerCall, WorkerJob, WorkerSettings } from './worker-protocol.ts';

/** Limits of the pool for one job: `timeoutMs` of the processor, `patienceMs` by the clock, a second try included. */
export interface QueueLimits extends WorkerSettings {
  size: number;
  timeoutMs: number;
  patienceMs: number;
  maxWaiting: number;
  /** How long workers may have nothing to do, the last one twice as long; 20 s unless told. */
  restMs?: number | undefined;
  watch?: WatchJob | undefined;
  nameCaller?: NameCaller | undefined;
}

/** For whom a job is asked for, in the caller's own context: whoever asks for much waits behind those who ask for little. */
export type NameCaller = () => string | undefined;

/**
 * Told of a job by its name when it is asked for, in the caller's own context; answers who is told of its end: with the times of the worker
 * that did it, if one did, and why it failed, if it did.
 */
export type WatchJob = (name: string) => ((times: JobTimes | undefined, error?: unknown) => void) | undefined;

/** Work waiting for a worker, with the promise it settles. */
interface Waiting {
  call: WorkerCall;
  caller: string | undefined;
  /** Is told when the worker worked. */
  hear(times: JobTimes): void;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** How many jobs may run at a time, run now, and wait for one that does. */
export interface WorkerLoad {
  size: number;
  busy: number;
  waiting: number;
}

/** Hands jobs to worker processes, replaces the dead, and keeps hostile files from starving the readers. */
export interface WorkerQueue {
  /** Whether a job that this caller asked for now would be refused. */
  isFull(): boolean;
  /** `limits` where the job may use less than the pool allows. */
  do(job: WorkerJob, limits?: JobLimits): Promise<unknown>;
  readLoad(): WorkerLoad;
  close(): Promise<void>;
}

/** A worker that served this many jobs, or in which they left much behind, is replaced before it can surprise. */
const maxJobs = 500;
/** Of whom it is known when they were served; who is forgotten is served first. */
const rememberedCallers = 1000;

/**
 * Makes the queue. Jobs that take unknown files (inspect, run) may hold all workers but one, so that a flood of bad
 * uploads never stops pages from being shown. A job whose worker dies is tried once more in a fresh process, for an
 * earlier document may have been the cause; a worker that dies fresh convicts the file (file.pdf.too_complex).
 */
export function createWorkerQueue(limits: QueueLimits, start = startWorkerProcess): WorkerQueue {
  const waiting: Waiting[] = [];
  const idle: WorkerProcess[] = [];
  const alive = new Set<WorkerProcess>();
  const usedAt = new WeakMap<WorkerProcess, number>();
  const { restMs = 20_000 } = limits;
  let running = 0;
  let runningUnknown = 0;
  let isClosed = false;
  /** One caller holds at most half of the places in which one waits, so that others find one. */
  const maxEach = Math.max(1, Math.floor(limits.maxWaiting / 2));
  /** When callers were served last. */
  const servedAt = new Map<string | undefined, number>();
  let turn = 0;
  const isFullFor = (caller: string | undefined): boolean =>
    waiting.length >= limits.maxWaiting ||
    (caller !== undefined && waiting.filter((one) => one.caller === caller).length >= maxEach);
  /** Whose turn it is among the jobs that may run now: who was served longest ago, and of their jobs the first. */
  const chooseNext = (): number => {
    let chosen = -1;
    for (const [index, { call, caller }] of waiting.entries()) {
      if (isUnknown(call.job) && runningUnknown >= maxUnknown) continue;
      if (chosen < 0 || (servedAt.get(caller) ?? 0) < (servedAt.get(waiting[chosen]!.caller) ?? 0)) chosen = index;
    }
    return chosen;
  };
  const noteServed = (caller: string | undefined): void => {
    turn += 1;
    servedAt.delete(caller);
    servedAt.set(caller, turn);
    if (servedAt.size > rememberedCallers) servedAt.delete(servedAt.keys().next().value);
  };
  const maxUnknown = Math.max(1, limits.size - 1);
  const isUnknown = (job: WorkerJob) => job.kind === 'inspect' || job.kind === 'run';

  /** Ends those with nothing to do, the longest unused first. The last one rests twice as long: whoever comes meanwhile need not wait for its start. */
  const endResting = () => {
    const isRested = (worker: WorkerProcess) =>
      performance.now() - (usedAt.get(worker) ?? 0) >= (alive.size > 1 ? restMs : 2 * restMs);
    while (idle[0] && isRested(idle[0])) {
      const worker = idle.shift()!;
      alive.delete(worker);
      void worker.stop();
    }
  };
  const look = setInterval(endResting, restMs / 2).unref();

  /** Jobs whose worker is not there yet. None has one of its own: whichever comes first, from its start or from another job, serves the first. */
  const expecting: PromiseWithResolvers<WorkerProcess>[] = [];
  let starting = 0;

  const offer = (worker: WorkerProcess): void => {
    usedAt.set(worker, performance.now());
    const first = expecting.shift();
    if (first) first.resolve(worker);
    else idle.push(worker);
  };

  const startWorker = async (): Promise<WorkerProcess> => {
    const worker = await start(limits).catch((error: Error) => {
      throw new PdfProblem('file.pdf.workers_busy', error.message);
    });
    alive.add(worker);
    if (isClosed) await worker.stop();
    return worker;
  };

  const expectWorker = (): Promise<WorkerProcess> => {
    const expected = Promise.withResolvers<WorkerProcess>();
    expecting.push(expected);
    if (expecting.length > starting) {
      starting += 1;
      void startWorker().then(
        (worker) => {
          starting -= 1;
          offer(worker);
        },
        (error: unknown) => {
          starting -= 1;
          // As many as start may go on expecting one.
          if (expecting.length > starting) expecting.pop()!.reject(error);
        },
      );
    }
    return expected.promise;
  };

  const takeWorker = async (mustBeFresh: boolean): Promise<WorkerProcess> => {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.isAlive && !mustBeFresh) return worker;
      alive.delete(worker);
      await worker.stop();
      // The place of one is enough for a fresh one; the others go on resting.
      if (mustBeFresh) break;
    }
    return mustBeFresh ? startWorker() : expectWorker();
  };

  const release = (worker: WorkerProcess, outcome: WorkerOutcome): void => {
    const isTired =
      outcome.kind !== 'answer' || worker.jobsDone >= maxJobs || outcome.answer.grownMb > limits.memoryMb * mostGrown;
    if (!isTired && !isClosed) {
      offer(worker);
      return;
    }
    alive.delete(worker);
    void worker.stop();
  };

  const work = async ({ call, hear }: Waiting): Promise<unknown> => {
    let remaining = limits.patienceMs;
    let isSecondTry = false;
    for (;;) {
      const worker = await takeWorker(isSecondTry);
      const wasFresh = worker.jobsDone === 0;
      const begun = performance.now();
      const outcome = await worker.do(call, remaining);
      release(worker, outcome);
      if (outcome.kind === 'answer') {
        hear(outcome.answer);
        if (outcome.answer.isDone) return outcome.answer.value;
        throw toError(outcome.answer.problem, outcome.answer.message);
      }
      remaining -= performance.now() - begun;
      if (isClosed) throw new PdfProblem('file.pdf.workers_busy', 'the server is stopping');
      if (outcome.kind === 'timeout') throw new PdfProblem('file.pdf.timeout');
      if (outcome.kind === 'silence' || remaining <= 0)
        throw new PdfProblem('file.pdf.workers_busy', 'a worker did not answer in time');
      if (wasFresh || isSecondTry) throw new PdfProblem('file.pdf.too_complex', outcome.detail);
      isSecondTry = true;
    }
  };

  const startNext = (): void => {
    if (isClosed) return;
    while (running < limits.size) {
      const index = chooseNext();
      if (index < 0) return;
      const [taken] = waiting.splice(index, 1) as [Waiting];
      const { call, caller, resolve, reject } = taken;
      noteServed(caller);
      running += 1;
      if (isUnknown(call.job)) runningUnknown += 1;
      void work(taken)
        .then(resolve, reject)
        .finally(() => {
          running -= 1;
          if (isUnknown(call.job)) runningUnknown -= 1;
          startNext();
        });
    }
  };

  return {
    do(job, jobLimits = { memoryMb: limits.memoryMb, cpuMs: limits.timeoutMs }) {
      if (isClosed) return Promise.reject(new PdfProblem('file.pdf.workers_busy', 'the server is stopping'));
      const caller = limits.nameCaller?.();
      if (isFullFor(caller)) return Promise.reject(new PdfProblem('file.pdf.workers_busy'));
      const tell = limits.watch?.(job.kind === 'run' ? job.moduleName : job.kind);
      let times: JobTimes | undefined;
      const done = new Promise((resolve, reject) => {
        waiting.push({ call: { job, limits: jobLimits }, caller, hear: (heard) => (times = heard), resolve, reject });
        startNext();
      });
      if (tell)
        done.then(
          () => tell(times),
          (error: unknown) => tell(times, error),
        );
      return done;
    },
    isFull: () => isFullFor(limits.nameCaller?.()),
    readLoad: () => ({ size: limits.size, busy: running, waiting: waiting.length }),
    async close() {
      isClosed = true;
      clearInterval(look);
      for (const { reject } of waiting.splice(0))
        reject(new PdfProblem('file.pdf.workers_busy', 'the server is stopping'));
      await Promise.all([...alive].map((worker) => worker.stop()));
    },
  };
}

function toError(problem: PdfProblemKey | undefined, message: string): Error {
  return problem ? new PdfProblem(problem, message) : new Error(`a PDF worker failed: ${message}`);
}
