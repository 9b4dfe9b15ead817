import type { JobLimits } from './worker-protocol.ts';

/** Shared with the watchdog: whether a job runs, the process's limit of memory in MiB, and the processor time in ms at which it ends. */
export type JobGauge = Int32Array<SharedArrayBuffer>;

export const makeGauge = (memoryMb: number): JobGauge => {
  const gauge = new Int32Array(new SharedArrayBuffer(12));
  Atomics.store(gauge, 1, memoryMb);
  return gauge;
};

/** Processor time of this process so far, all its threads together, in milliseconds. */
export function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
}

/** Tells the watchdog that a job begins, and what it may use. */
export function beginJob(gauge: JobGauge, { memoryMb, cpuMs }: JobLimits): void {
  Atomics.store(gauge, 1, memoryMb);
  Atomics.store(gauge, 2, readCpuMs() + cpuMs);
  Atomics.store(gauge, 0, 1);
  Atomics.notify(gauge, 0);
}

/** Tells it that the job is done; what it left behind is judged by whoever hands out the next one. */
export function endJob(gauge: JobGauge, memoryMb: number): void {
  Atomics.store(gauge, 0, 0);
  Atomics.store(gauge, 1, memoryMb);
  Atomics.notify(gauge, 0);
}
