import type { PdfProblemKey } from '../pdf-problem.ts';

/** One piece of work for a worker process. `run` names a module of the pool's allow-list, which exports `run(input)`. */
export type WorkerJob =
  | { kind: 'inspect'; filePath: string }
  | { kind: 'render-pages'; filePath: string; pageIndex: number; scale: number; most: number; aheadMs: number }
  | { kind: 'extract-text'; filePath: string; pageIndex: number }
  | { kind: 'run'; moduleName: string; input: unknown };

/**
 * What a worker sends back: a value, a problem of the file, or an error of the code (which has no `problem`); by how many MiB it has grown
 * since it was ready for its first job; and from when to when it worked.
 */
export type WorkerAnswer = JobResult & JobTimes & { grownMb: number };
/** In milliseconds since 1970, by the worker's own clock. */
export interface JobTimes {
  startedAt: number;
  endedAt: number;
}
export type JobResult = { isDone: true; value: unknown } | { isDone: false; problem?: PdfProblemKey; message: string };

/** Settings that a worker process is started with, as JSON in its first argument. Module names map to specifiers. */
export interface WorkerSettings {
  memoryMb: number;
  modules: Record<string, string>;
}

/** What one job may use: memory of the whole process in MiB, and milliseconds of processor time. */
export interface JobLimits {
  memoryMb: number;
  cpuMs: number;
}

/** What a worker is sent. */
export interface WorkerCall {
  job: WorkerJob;
  limits: JobLimits;
}

/**
 * Shares of its memory by which a worker has grown: where it collects garbage after a job, and where it is replaced. What it weighs by itself
 * (about 130 MiB, and up to 60 more once its code is warm) says nothing about the documents that it has seen.
 */
export const [muchGrown, mostGrown] = [1 / 5, 2 / 5];

/**
 * How the watchdog ends a process that used up its processor time; SIGKILL is for its memory. The clock would not do: on a busy machine a
 * sound file waits longer than a hostile one works on an idle one.
 */
export const outOfTimeSignal = 'SIGVTALRM';
