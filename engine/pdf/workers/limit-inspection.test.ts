import { describe, expect, it } from 'vitest';

import { limitInspection } from './limit-inspection.ts';

const pool = { memoryMb: 512, cpuMs: 8000 };
const megabyte = 1024 * 1024;

describe('what the inspection of an upload may use', () => {
  it('is less than two seconds and 256 MB for some kilobytes', () => {
    const { memoryMb, cpuMs } = limitInspection(10_000, pool);
    expect(cpuMs).toBeLessThan(1800);
    expect(memoryMb).toBe(256);
  });

  it('grows with the file, up to what the pool allows', () => {
    expect(limitInspection(4 * megabyte, pool)).toEqual({ memoryMb: 320, cpuMs: 3700 });
    expect(limitInspection(200 * megabyte, pool)).toEqual(pool);
  });
});
