import * as z from 'zod';
import { DocumentInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { CallMeta } from '../http/implement.ts';
import { validate } from '../http/read-input.ts';
import { readStreamedJson } from '../http/read-streamed-json.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import { settleUploads } from './discard-blobs.ts';
import { chooseTitle, readTitle } from './document-title.ts';
import { storeUpload } from './store-upload.ts';

export interface ReceivedDocument {
  blob: Blob;
  title: string;
}

/** Takes an upload into the file store, raw or as base64 in JSON. Whoever gets it settles the upload. */
export async function receiveDocument(
  services: Services,
  body: ReadableStream<Uint8Array>,
  { contentType, filename, signal }: CallMeta,
  maxSize: number,
): Promise<ReceivedDocument> {
  if (contentType === 'application/pdf') {
    const blob = await storeUpload(services, body, { maxSize, signal });
    return { blob, title: readTitle(filename) };
  }
  let blob: Blob | undefined;
  const store = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    blob = await storeUpload(services, bytes, { maxSize, signal });
    return blob.sha256;
  };
  try {
    // Only the first content is a file; the reader refuses a key that comes twice.
    const isContent = (path: readonly unknown[]) => path.length === 1 && path[0] === 'content' && !blob;
    const value = await readStreamedJson(body, { isContent, store });
    const { title } = validate(DocumentInput, value) as z.output<typeof DocumentInput>;
    return { blob: blob!, title: chooseTitle(title, filename) };
  } catch (error) {
    await settleUploads(services, blob ? [blob.sha256] : []);
    throw error;
  }
}
