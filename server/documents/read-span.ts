import { Buffer } from 'node:buffer';
import type { Blob, BlobStore } from '../storage/blob-store.ts';

/** Reads bytes `start` to `end` (exclusive) of a file; fewer where it is shorter. */
export type ReadSpan = (start: number, end: number) => Promise<Buffer>;

/** Reads a stored file so. */
export const readBlobBySpan =
  (blobs: BlobStore, { sha256, size }: Blob): ReadSpan =>
  async (start, end) => {
    const last = Math.min(end, size);
    const chunks: Buffer[] = [];
    if (start >= last) return Buffer.alloc(0);
    for await (const chunk of await blobs.read(sha256, { start, end: last })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
