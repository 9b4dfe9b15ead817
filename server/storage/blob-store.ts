import type { Readable } from 'node:stream';
import type { Measure } from './measure-seldom.ts';

/** Identity and length of a stored blob. */
export type Blob = {
  /** SHA-256 of the content, 64 lower-case hexadecimal digits: the blob's only name. */
  sha256: string;
  /** Bytes. */
  size: number;
};

/** A blob that lies in a store, and when it was stored last. */
export type StoredBlob = Blob & { storedAt: Date };

/** Bytes `start` (inclusive) to `end` (exclusive) of a blob; without `end`, to its last byte. */
export type ByteSpan = { start: number; end?: number | undefined };

export type PutOptions = {
  /** Most bytes accepted: one more and the blob is refused with BlobTooLargeError. */
  maxSize?: number | undefined;
  /** Gives up and clears away what was written. */
  signal?: AbortSignal | undefined;
  /**
   * Looks at the file as it was written, while it is made to last and named: under that name it lies there until the look is over, also where `put`
   * resolves before. Never writes to it; what it throws is its own.
   */
  look?: ((file: string, size: number) => Promise<void>) | undefined;
  /** Hears the blob's name before anybody can find it there, so that it can be held. */
  named?: ((sha256: string) => Promise<void>) | undefined;
};

/**
 * Keeps byte strings under their SHA-256. Equal contents are one blob, so whoever deletes must know that nothing else
 * refers to it. Names are 64 hexadecimal digits; any other name is a TypeError.
 */
export interface BlobStore {
  /** Stores a stream without ever holding it whole. When this resolves, the blob survives a power cut. */
  put(content: AsyncIterable<Uint8Array> | Uint8Array, options?: PutOptions): Promise<Blob>;
  /** Opens a blob or a span of it; throws BlobMissingError before the first byte. */
  read(sha256: string, span?: ByteSpan): Promise<Readable>;
  /** Bytes of a blob, or undefined when there is none. */
  size(sha256: string): Promise<number | undefined>;
  /** Removes a blob; none is no error. With `storedBefore` one that was stored since then stays; false: it did. */
  delete(sha256: string, storedBefore?: Date): Promise<boolean>;
  /** The blobs that were last stored before a moment, in no order. */
  list(storedBefore: Date): AsyncIterable<StoredBlob>;
  /** A local file with the blob's content, for workers that read by path. Never write to it. Throws BlobMissingError. */
  pathOf(sha256: string): Promise<string>;
  /** Removes this machine's copy of a blob that lies elsewhere, where there is one. */
  forgetCopy(sha256: string): Promise<void>;
  /** How many blobs there are and what they weigh, as of at most ten minutes ago. */
  measure(): Promise<Measure>;
  /** Throws when nothing can be stored now. */
  checkHealth(): Promise<void>;
}

/** The content is longer than the caller allows. Nothing was kept. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
  readonly maxSize: number;

  constructor(maxSize: number) {
    super(`The content is longer than ${maxSize} bytes.`);
    this.maxSize = maxSize;
  }
}

/** There is no blob of this name. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
  readonly sha256: string;

  constructor(sha256: string) {
    super(`There is no blob ${sha256}.`);
    this.sha256 = sha256;
  }
}

/** What lies under this name is not what was stored. */
export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';
  readonly sha256: string;

  constructor(sha256: string) {
    super(`The blob ${sha256} is damaged: its bytes are not those of its name. Put it back from a backup.`);
    this.sha256 = sha256;
  }
}

/** The storage cannot be reached, or does not let this server in. Trying later may help; the message is for the operator. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The medium has no room left. Nothing was kept. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Whether a disk had no room left, or no more of it for us, wherever that was noticed. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof StorageFullError ||
  (error instanceof Error &&
    (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') || isDiskFull(error.cause)));

/** Throws unless a name is one of a blob. */
export function requireBlobName(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError(`${JSON.stringify(sha256)} is not the name of a blob.`);
  return sha256;
}
