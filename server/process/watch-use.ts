import { performance } from 'node:perf_hooks';

/** Answers how to ask for the share of the time, from 0 to 1, in which this thread had something to do since it was asked last. */
export function watchUse(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
