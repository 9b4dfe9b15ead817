import type * as z from 'zod';
import { settleUploads } from '../documents/discard-blobs.ts';
import { storeUpload } from '../documents/store-upload.ts';
import { maxJsonBytes } from '../http/body-limits.ts';
import type { CallMeta } from '../http/implement.ts';
import { dropNulls, validate } from '../http/read-input.ts';
import { readMultipart } from '../http/read-multipart.ts';
import { readStreamedJson } from '../http/read-streamed-json.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

interface Wanted<Schema extends z.ZodType> {
  /** Of the fields; `content` holds the file's name in the store. */
  schema: Schema;
  maxBytes: number;
}

/**
 * Takes a body whose `content` is a file, as JSON or as a form; the file goes into the store while it arrives. Whoever gets the fields
 * settles the upload.
 */
export async function receiveContent<Schema extends z.ZodType>(
  services: Services,
  body: ReadableStream<Uint8Array>,
  meta: CallMeta,
  { schema, maxBytes }: Wanted<Schema>,
): Promise<{ fields: z.output<Schema>; filename: string | undefined }> {
  let stored: string | undefined;
  let filename: string | undefined;
  const store = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    ({ sha256: stored } = await storeUpload(services, bytes, { maxSize: maxBytes, signal: meta.signal }));
    return stored;
  };
  try {
    let value: unknown;
    if (meta.contentType === 'application/json') {
      const isContent = (path: readonly unknown[]) => path.length === 1 && path[0] === 'content' && !stored;
      value = dropNulls(await readStreamedJson(body, { isContent, store, isLoose: true }));
    } else {
      const form: Record<string, string> = {};
      for await (const part of readMultipart(body, meta.header('content-type') ?? '')) {
        if (part.name === 'content' && !stored) {
          filename = part.filename;
          form['content'] = await store(part.bytes);
        } else if (part.filename === undefined) form[part.name] = await readText(part.bytes);
      }
      value = form;
    }
    return { fields: validate(schema, value) as z.output<Schema>, filename };
  } catch (error) {
    await settleUploads(services, stored ? [stored] : []);
    throw error;
  }
}

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxJsonBytes) throw refuse('error.body.too_large');
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}
