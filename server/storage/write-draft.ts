import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { BlobTooLargeError, isDiskFull, StorageFullError } from './blob-store.ts';
import type { Blob, PutOptions } from './blob-store.ts';

/** A blob as it was written to a draft, with the SHA-256 of each slice of it where slices are wanted. */
export type Draft = Blob & {
  slices: string[];
  /** Somebody looks at the draft until then; nothing where nobody does. */
  looked: Promise<void> | undefined;
};

/** Writes a stream to a file of its own, hashing as it comes. Throws StorageFullError when the disk has no room. */
export async function writeDraft(
  draft: string,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  { maxSize = Infinity, signal, look, named }: PutOptions,
  sliceSize = Infinity,
): Promise<Draft> {
  const hash = createHash('sha256');
  const slices: string[] = [];
  let slice = createHash('sha256');
  let left = sliceSize;
  let size = 0;
  const hashSlices = (chunk: Uint8Array) => {
    for (let rest = chunk; rest.byteLength;) {
      const part = rest.subarray(0, Math.min(left, rest.byteLength));
      slice.update(part);
      left -= part.byteLength;
      rest = rest.subarray(part.byteLength);
      if (left > 0) continue;
      slices.push(slice.digest('hex'));
      slice = createHash('sha256');
      left = sliceSize;
    }
  };
  let sha256 = '';
  let looked: Promise<void> | undefined;
  signal?.throwIfAborted();
  try {
    const file = await open(draft, 'wx', 0o400);
    try {
      // What comes next is decoded and hashed while the system takes this piece.
      let writing: Promise<void> | undefined;
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        signal?.throwIfAborted();
        size += chunk.byteLength;
        if (size > maxSize) throw new BlobTooLargeError(maxSize);
        hash.update(chunk);
        if (sliceSize < Infinity) hashSlices(chunk);
        await writing;
        writing = file.writeFile(chunk);
        // Told by whoever waits for it next; what breaks off before is told in its stead.
        writing.catch(() => undefined);
      }
      await writing;
      signal?.throwIfAborted();
      sha256 = hash.digest('hex');
      const synced = file.sync();
      // What it throws is told to whoever asks it.
      looked = look?.(draft, size).catch(() => undefined);
      await Promise.all([synced, named?.(sha256)]);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isDiskFull(error)) throw new StorageFullError('The storage is full.', { cause: error });
    throw error;
  }
  if (left < sliceSize) slices.push(slice.digest('hex'));
  return { sha256, size, slices, looked };
}
