import type { JobLimits } from './worker-protocol.ts';

const megabyte = 1024 * 1024;

/**
 * What the inspection of an upload may use: as much as the size of the file explains. A few kilobytes that take longer than two seconds
 * or more than 256 MB are hostile, whatever they hold; of a large scan or map that is nothing. Never more than the pool allows.
 */
export function limitInspection(size: number, pool: JobLimits): JobLimits {
  const sizeMb = size / megabyte;
  return {
    memoryMb: Math.min(pool.memoryMb, Math.round(256 + 16 * sizeMb)),
    cpuMs: Math.min(pool.cpuMs, Math.round(1700 + 500 * sizeMb)),
  };
}
