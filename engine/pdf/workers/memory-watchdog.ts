/**
 * A thread beside the engine that ends the whole process when its memory passes the cap or its parent is gone.
 * A thread, because the engine's own is stuck in one long call exactly when this matters; the process's real memory,
 * because V8's limits do not see WebAssembly or native memory, and RLIMIT_AS / RLIMIT_DATA stop V8 from starting.
 */
import { workerData } from 'node:worker_threads';

const { memoryMb, isBusy, parentId } = workerData as { memoryMb: number; isBusy: Int32Array; parentId: number };
const capInBytes = memoryMb * 1024 * 1024;
const busyInterval = 10;
const idleInterval = 1000;

for (;;) {
  const busy = Atomics.load(isBusy, 0);
  Atomics.wait(isBusy, 0, busy, busy === 1 ? busyInterval : idleInterval);
  if (process.memoryUsage.rss() > capInBytes || process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
}
