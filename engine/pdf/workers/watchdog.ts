/**
 * A thread beside the engine that ends the whole process when its memory or its processor time passes the job's limit, or its parent is
 * gone. A thread, because the engine's own is stuck in one long call exactly when this matters; the process's real memory, because V8's
 * limits do not see WebAssembly or native memory, and RLIMIT_AS / RLIMIT_DATA stop V8 from starting.
 */
import { workerData } from 'node:worker_threads';
import { readCpuMs, type JobGauge } from './job-gauge.ts';
import { outOfTimeSignal } from './worker-protocol.ts';

const { gauge, parentId } = workerData as { gauge: JobGauge; parentId: number };
const busyInterval = 10;
const idleInterval = 1000;

for (;;) {
  const isBusy = Atomics.load(gauge, 0);
  Atomics.wait(gauge, 0, isBusy, isBusy === 1 ? busyInterval : idleInterval);
  const memoryMb = process.memoryUsage.rss() / 1024 / 1024;
  if (memoryMb > Atomics.load(gauge, 1) || process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
  if (Atomics.load(gauge, 0) === 1 && readCpuMs() > Atomics.load(gauge, 2)) process.kill(process.pid, outOfTimeSignal);
}
