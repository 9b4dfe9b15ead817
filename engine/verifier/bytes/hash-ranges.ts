import { createHash, type Hash } from 'node:crypto';

import { visitChunks, type RandomAccess } from '../../pdf/structure/random-access.ts';
import { forkHash, openHash, type HashName } from '../../pki/verify-signature.ts';
import type { SignedRange } from './read-candidates.ts';

/** What is to be hashed, and how. */
export type HashWish = { range: SignedRange; hash: HashName };

/**
 * Takes the digests of all signed ranges, and the SHA-256 of the whole file, in one pass. Ranges nest (that was checked
 * before), so a running hash of the prefix is forked at each gap and the fork goes on behind it: every byte is hashed
 * at most twice a digest algorithm, however many signatures there are.
 */
export async function hashRanges(
  source: RandomAccess,
  wishes: HashWish[],
): Promise<{ digests: Uint8Array[]; sha256: string }> {
  const running = new Map<HashName, Hash>([['sha256', createHash('sha256')]]);
  for (const { hash } of wishes) if (!running.has(hash)) running.set(hash, openHash(hash));
  const digests: Uint8Array[] = wishes.map(() => new Uint8Array());
  type Event = { at: number; act: () => void };
  const forks = new Map<number, Hash>();
  const isOpen = new Set<number>();
  const events: Event[] = wishes.flatMap(({ range, hash }, index) => [
    { at: range.gapStart, act: () => forks.set(index, forkHash(running.get(hash)!, hash)) },
    { at: range.gapEnd, act: () => isOpen.add(index) },
    {
      at: range.end,
      act: () => {
        digests[index] = forks.get(index)!.digest();
        isOpen.delete(index);
        forks.delete(index);
      },
    },
  ]);
  events.sort((a, b) => a.at - b.at);
  let next = 0;
  let position = 0;
  const feed = (bytes: Uint8Array) => {
    if (bytes.length === 0) return;
    for (const hash of running.values()) hash.update(bytes);
    for (const index of isOpen) forks.get(index)!.update(bytes);
    position += bytes.length;
  };
  await visitChunks(source, {}, (chunk) => {
    let used = 0;
    const start = position;
    for (; next < events.length && events[next]!.at <= start + chunk.length; next += 1) {
      const { at, act } = events[next]!;
      feed(chunk.subarray(used, at - start));
      used = at - start;
      act();
    }
    feed(chunk.subarray(used));
  });
  return { digests, sha256: running.get('sha256')!.digest('hex') };
}
