import type * as z from 'zod';
import { AttachmentInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { CallMeta } from '../http/implement.ts';
import { validate } from '../http/read-input.ts';
import { readStreamedJson } from '../http/read-streamed-json.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { settleUploads } from './discard-blobs.ts';
import { storeUpload } from './store-upload.ts';
import { maxAttachmentBytes } from './upload-limits.ts';

const usual = { maxSize: maxAttachmentBytes, tooLarge: 'file.attachment.too_large' } as const;

/** Takes an attachment into the file store, raw or as base64 in JSON. Whoever gets it settles the upload. */
export async function receiveAttachment(
  services: Services,
  body: ReadableStream<Uint8Array>,
  { contentType, filename, signal }: CallMeta,
  { maxSize, tooLarge }: { maxSize: number; tooLarge: ProblemKey } = usual,
): Promise<{ blob: Blob; filename: string | undefined }> {
  let blob: Blob | undefined;
  const store = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    blob = await storeUpload(services, bytes, { maxSize, signal }).catch((error: unknown) => {
      const isTooLarge = error instanceof Refusal && error.key === 'file.upload.too_large';
      throw isTooLarge ? refuse(tooLarge) : error;
    });
    return blob.sha256;
  };
  if (contentType !== 'application/json') {
    await store(body);
    return { blob: blob!, filename };
  }
  try {
    // Only the first content is a file; the reader refuses a key that comes twice.
    const isContent = (path: readonly unknown[]) => path.length === 1 && path[0] === 'content' && !blob;
    const value = await readStreamedJson(body, { isContent, store });
    const named = validate(AttachmentInput, value) as z.output<typeof AttachmentInput>;
    return { blob: blob!, filename: named.filename };
  } catch (error) {
    await settleUploads(services, blob ? [blob.sha256] : []);
    throw error;
  }
}
