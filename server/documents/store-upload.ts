import { MalwareError } from '../antivirus/clamd.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { BlobTooLargeError, type Blob } from '../storage/blob-store.ts';
import { holdUpload } from './discard-blobs.ts';

interface UploadOptions {
  /** Bytes that the request may still take. */
  maxSize: number;
  signal?: AbortSignal;
}

/** Streams an uploaded file into the file store, past who looks for malware; refuses that, too much, and what breaks off. Whoever gets the blob settles the upload. */
export async function storeUpload(
  services: Pick<Services, 'antivirus' | 'blobs' | 'bootId' | 'config' | 'db'>,
  bytes: AsyncIterable<Uint8Array>,
  { maxSize, signal }: UploadOptions,
): Promise<Blob> {
  const { antivirus, blobs } = services;
  // The store's errors are the store's; an error of the sender means that the upload broke off.
  let broken: unknown;
  const watched = (async function* () {
    try {
      yield* bytes;
    } catch (error) {
      broken = error;
      throw error;
    }
  })();
  try {
    const blob = await blobs.put(antivirus ? antivirus.watch(watched) : watched, {
      maxSize: Math.max(0, maxSize),
      signal,
    });
    await holdUpload(services, blob.sha256);
    return blob;
  } catch (error) {
    if (error instanceof MalwareError) throw refuse('file.malware.detected');
    if (error instanceof BlobTooLargeError) throw refuse('file.upload.too_large');
    if (signal?.aborted) throw refuse('file.upload.interrupted');
    if (broken !== undefined)
      throw broken instanceof Error && 'key' in broken ? broken : refuse('file.upload.interrupted');
    throw error;
  }
}
