import { createHash, type Hash } from 'node:crypto';

import { visitChunks, type RandomAccess } from './structure/random-access.ts';

/** The bytes that one signature covers: all from 0 to `end` but the gap. */
export type CoveredRange = { gapStart: number; gapEnd: number; end: number };

/**
 * One pass over a file for everything that is asked of it: the SHA-256 of each covered range, of the whole, and of the
 * first `prefixSize` bytes. Ranges may nest, as those of successive revisions do.
 */
export async function hashRevisions(source: RandomAccess, ranges: CoveredRange[], prefixSize: number) {
  const marks = ranges.flatMap(({ gapStart, gapEnd, end }) => [gapStart, gapEnd, end]);
  const stops = [...new Set([...marks, prefixSize, source.size])].toSorted((a, b) => a - b);
  const whole = createHash('sha256');
  const open = new Map<CoveredRange, Hash>();
  const signed = new Map<CoveredRange, Uint8Array>();
  let prefix = '';
  let from = 0;
  for (const stop of stops) {
    const active = [whole, ...[...open].flatMap(([range, hash]) => (from >= range.gapEnd ? [hash] : []))];
    await visitChunks(source, { start: from, end: stop }, (chunk) => {
      for (const hash of active) hash.update(chunk);
    });
    if (stop === prefixSize) prefix = whole.copy().digest('hex');
    for (const range of ranges) {
      if (stop === range.gapStart) open.set(range, whole.copy());
      if (stop === range.end) {
        signed.set(range, open.get(range)!.digest());
        open.delete(range);
      }
    }
    from = stop;
  }
  return { signed: ranges.map((range) => signed.get(range)!), whole: whole.digest('hex'), prefix };
}
