import * as z from 'zod';
import { OpenSendToInput } from '@sigillum/api-contracts/machine/send-to-schemas.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { readTitle } from '../documents/document-title.ts';
import { storeUpload } from '../documents/store-upload.ts';
import { maxJsonBytes, maxRequestBytes } from '../http/body-limits.ts';
import type { CallMeta } from '../http/implement.ts';
import { validate } from '../http/read-input.ts';
import { readMultipart } from '../http/read-multipart.ts';
import { readStreamedJson } from '../http/read-streamed-json.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Takes the file into the store, from JSON or a form, and answers its name there. Whoever gets it settles the upload. */
export async function receiveOpenSendTo(
  services: Services,
  body: ReadableStream<Uint8Array>,
  meta: CallMeta,
): Promise<{ sha256: string; title: string }> {
  let stored: string | undefined;
  let filename: string | undefined;
  const store = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
    ({ sha256: stored } = await storeUpload(services, bytes, { maxSize: maxRequestBytes, signal: meta.signal }));
    return stored;
  };
  try {
    let value: unknown;
    if (meta.contentType === 'application/json') {
      const isContent = (path: readonly unknown[]) => path.length === 1 && path[0] === 'content' && !stored;
      value = await readStreamedJson(body, { isContent, store, isLoose: true });
    } else {
      const fields: Record<string, string> = {};
      for await (const part of readMultipart(body, meta.header('content-type') ?? '')) {
        if (part.name === 'content' && !stored) {
          filename = part.filename;
          fields['content'] = await store(part.bytes);
        } else if (part.name === 'title') fields['title'] = await readText(part.bytes);
      }
      value = fields;
    }
    const { content, title } = validate(OpenSendToInput, value) as z.output<typeof OpenSendToInput>;
    return { sha256: content, title: readTitle(title ?? filename) };
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
