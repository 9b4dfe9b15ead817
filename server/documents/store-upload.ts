import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { MalwareError } from '../antivirus/clamd.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { BlobTooLargeError, type Blob } from '../storage/blob-store.ts';
import { keepInspection } from './begun-inspections.ts';
import { holdUpload, settleUploads } from './discard-blobs.ts';

interface UploadOptions {
  /** Bytes that the request may still take. */
  maxSize: number;
  signal?: AbortSignal;
  /** A PDF that is inspected afterwards (inspect-upload.ts): a worker begins with that while the disk writes. */
  isPdf?: boolean;
  /** Called once a worker has been given it. */
  onLook?: () => void;
}

/** Streams an uploaded file into the file store, past who looks for malware; refuses that, too much, and what breaks off. Whoever gets the blob settles the upload. */
export async function storeUpload(
  services: Services,
  bytes: AsyncIterable<Uint8Array>,
  { maxSize, signal, isPdf, onLook }: UploadOptions,
): Promise<Blob> {
  const { antivirus, blobs, pdf } = services;
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
  let inspection: Promise<DocumentInspection> | undefined;
  let held: string | undefined;
  // Before it is there: whoever refuses the same bytes in this moment does not take them away.
  const named = async (sha256: string) => {
    await holdUpload(services, sha256);
    held = sha256;
  };
  const look = async (file: string, size: number) => {
    inspection = pdf.inspect(file, size);
    onLook?.();
    // Its failure is told to whoever asks for it.
    await inspection.catch(() => undefined);
  };
  try {
    const blob = await blobs.put(antivirus ? antivirus.watch(watched) : watched, {
      maxSize: Math.max(0, maxSize),
      signal,
      named,
      ...(isPdf && { look }),
    });
    if (inspection) keepInspection(blob.sha256, inspection);
    return blob;
  } catch (error) {
    if (held) await settleUploads(services, [held]);
    if (error instanceof MalwareError) throw refuse('file.malware.detected');
    if (error instanceof BlobTooLargeError) throw refuse('file.upload.too_large');
    if (signal?.aborted) throw refuse('file.upload.interrupted');
    if (broken !== undefined)
      throw broken instanceof Error && 'key' in broken ? broken : refuse('file.upload.interrupted');
    throw error;
  }
}
