import { settleUploads } from './discard-blobs.ts';
import { storeUpload } from './store-upload.ts';
import { maxRequestBytes } from './upload-limits.ts';
import type { Services } from '../services.ts';
import { readStreamedJson, type JsonPath } from '../http/read-streamed-json.ts';

const isContent = ([list, index, field, ...rest]: JsonPath): boolean =>
  list === 'documents' && typeof index === 'number' && field === 'content' && !rest.length;

/**
 * Reads a JSON body whose `documents[].content` are files: each goes into the file store while it arrives, and its SHA-256 takes its
 * place. `check` validates the value; whatever goes wrong, the files of a refused body are discarded. Whoever gets the value settles
 * the uploads.
 */
export async function readLargeBody(
  services: Services,
  request: Request,
  check: (value: unknown) => unknown,
): Promise<unknown> {
  const stored: string[] = [];
  let left = maxRequestBytes;
  const store = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    const { sha256, size } = await storeUpload(services, bytes, { maxSize: left, signal: request.signal });
    stored.push(sha256);
    left -= size;
    return sha256;
  };
  try {
    return check(await readStreamedJson(request.body ?? new Blob([]).stream(), { isContent, store }));
  } catch (error) {
    await settleUploads(services, stored);
    throw error;
  }
}
