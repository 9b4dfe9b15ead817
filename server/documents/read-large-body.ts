import type * as z from 'zod';
import type { DocumentInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import { readStreamedJson, type JsonPath } from '../http/read-streamed-json.ts';
import type { ReadLargeBody, StoredBody } from '../http/stored-input.ts';
import type { Services } from '../services.ts';
import { settleUploads } from './discard-blobs.ts';
import { storeUpload } from './store-upload.ts';

const isContent = ([list, index, field, ...rest]: JsonPath): boolean =>
  (list === 'content' && index === undefined) ||
  (list === 'documents' && typeof index === 'number' && field === 'content' && !rest.length);

/** Programs send attachments where we take none: read away, however large they are. */
const isPassedOver = ([list, index, field, ...rest]: JsonPath): boolean =>
  list === 'attachments' && typeof index === 'number' && field === 'content' && !rest.length;

/** A body with files, as it was validated; each `content` is the name of what was stored. */
interface LargeBody {
  documents?: z.output<typeof DocumentInput>[] | undefined;
}

/**
 * Reads a JSON body whose `documents[].content`, or own `content`, are files: each goes into the file store while it arrives, and its SHA-256 takes its
 * place. Whatever goes wrong, the files of a refused body are discarded.
 */
export const createLargeBodyReader =
  (services: Services): ReadLargeBody =>
  async (request, check, { isLoose = false, isPdf }) => {
    const stored: string[] = [];
    let left = maxRequestBytes;
    const store = async (bytes: AsyncIterable<Uint8Array>, path: JsonPath): Promise<string> => {
      if (isPassedOver(path)) return drain(bytes);
      const { sha256, size } = await storeUpload(services, bytes, { maxSize: left, signal: request.signal, isPdf });
      stored.push(sha256);
      left -= size;
      return sha256;
    };
    try {
      const body = await check(
        await readStreamedJson(request.body ?? new Blob([]).stream(), {
          isContent: (path) => isContent(path) || (isLoose && isPassedOver(path)),
          store,
          isLoose,
        }),
      );
      return nameStored(body as LargeBody);
    } catch (error) {
      await settleUploads(services, stored);
      throw error;
    }
  };

async function drain(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const _ of bytes);
  return '';
}

/** Calls a file's name in the store by that name. */
function nameStored(body: LargeBody): StoredBody<LargeBody> {
  const { documents, ...rest } = body;
  return {
    ...rest,
    ...(documents && { documents: documents.map(({ title, content }) => ({ title, sha256: content })) }),
  };
}
