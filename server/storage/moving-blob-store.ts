import type { BlobStore } from './blob-store.ts';
import { BlobMissingError } from './blob-store.ts';

/**
 * The store of an installation that is being moved: what is new goes to `target`, and what lies in `source` alone is read from there
 * until the command has moved it (docs/operating.md).
 */
export function makeMovingBlobStore(target: BlobStore, source: BlobStore): BlobStore {
  const either = async <T>(read: (store: BlobStore) => Promise<T>): Promise<T> => {
    // The folder first: it is near. What is moved in between lies in both for a moment, and in the target from then on.
    try {
      return await read(source);
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error;
      return read(target);
    }
  };
  return {
    put: target.put,
    checkHealth: target.checkHealth,
    forgetCopy: target.forgetCopy,
    read: (sha256, span) => either((store) => store.read(sha256, span)),
    pathOf: (sha256) => either((store) => store.pathOf(sha256)),
    size: async (sha256) => (await source.size(sha256)) ?? (await target.size(sha256)),
    async delete(sha256, storedBefore) {
      // One that was stored again since lies in the target, and is not gone.
      const isGone = await target.delete(sha256, storedBefore);
      return (await source.delete(sha256, storedBefore)) && isGone;
    },
    async *list(storedBefore) {
      const seen = new Set<string>();
      for await (const blob of source.list(storedBefore)) {
        seen.add(blob.sha256);
        yield blob;
      }
      for await (const blob of target.list(storedBefore)) if (!seen.has(blob.sha256)) yield blob;
    },
    async measure() {
      const [one, other] = await Promise.all([source.measure(), target.measure()]);
      return { count: one.count + other.count, bytes: one.bytes + other.bytes };
    },
  };
}
