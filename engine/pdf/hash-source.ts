import { createHash, type Hash } from 'node:crypto';

import { visitChunks, type RandomAccess } from './structure/random-access.ts';

/** A SHA-256 over the whole source, still open, so that `copy()` can serve several digests of one pass. */
export async function hashSource(source: RandomAccess): Promise<Hash> {
  const hash = createHash('sha256');
  await visitChunks(source, {}, (chunk) => hash.update(chunk));
  return hash;
}
