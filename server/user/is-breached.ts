import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bytes of each SHA-256 in the list; one in 25 million good passwords is taken for a leaked one. */
const width = 5;

/**
 * The passwords of at least 12 characters among the million most frequent leaked ones (SecLists, “10 million password list, top 1,000,000”),
 * in lower case, as sorted beginnings of their SHA-256; made by server/scripts/pack-breached-passwords.ts. Read once: 220 kB.
 */
let list: Buffer | undefined;

/** Whether a password, in any capitals, is among those that were stolen elsewhere and published. */
export function isBreached(password: string): boolean {
  list ??= readFileSync(new URL('breached-passwords.bin', import.meta.url));
  const wanted = createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, width);
  let [low, high] = [0, list.length / width];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = list.compare(wanted, 0, width, middle * width, (middle + 1) * width);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
