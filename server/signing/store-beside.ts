import { hash } from 'node:crypto';
import type { Blob, BlobStore } from '../storage/blob-store.ts';

/** Larger ones take longer to hash a second time than it is worth. */
const LARGEST = 1024 * 1024;

/** A store that keeps tails while the work goes on. */
interface StoringBeside {
  blobs: BlobStore;
  /** Until everything survives a power cut; throws what went wrong with any of it. */
  settle(): Promise<void>;
}

/**
 * Names what is small by its bytes and lets it be written and synced while the next step works with the bytes in memory: the disk takes its four
 * syncs of a signature at once, not one after another. Whoever lets anything refer to them settles first.
 */
export function storeBeside(blobs: BlobStore): StoringBeside {
  const writing: Promise<Blob>[] = [];
  const put: BlobStore['put'] = (content, options) => {
    if (options || !(content instanceof Uint8Array) || content.length > LARGEST) return blobs.put(content, options);
    const written = blobs.put(content);
    // Heard by whoever settles; who gives up before that hears nothing of it.
    written.catch(() => undefined);
    writing.push(written);
    return Promise.resolve({ sha256: hash('sha256', content), size: content.length });
  };
  return {
    // Whatever else the store can do stays its own.
    blobs: Object.assign(Object.create(blobs) as BlobStore, { put }),
    async settle() {
      await Promise.all(writing);
    },
  };
}
