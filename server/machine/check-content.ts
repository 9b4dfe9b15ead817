import { ValidationInput } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { DocumentReport } from '@sigillum/engine/verifier';
import { settleUploads } from '../documents/discard-blobs.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import type { Context } from '../http/implement.ts';
import { checkFile } from '../verification/check-file.ts';
import { receiveContent } from './receive-content.ts';

const maxBytes = 50 * 1024 * 1024;

/** Has the file of a body checked, as JSON, as a form or at an address; nothing of it is kept. Throws a refusal. */
export async function checkContent(
  { meta, now, services }: Pick<Context, 'meta' | 'now' | 'services'>,
  body: ReadableStream<Uint8Array>,
): Promise<DocumentReport> {
  const { fields } = await receiveContent(services, body, meta, { schema: ValidationInput, maxBytes });
  let sha256 = fields.content;
  try {
    sha256 ??= (await fetchDocument(services, fields.url!, { maxBytes, signal: meta.signal })).sha256;
    return await checkFile(services.verification, await services.blobs.pathOf(sha256), now);
  } finally {
    if (sha256) await settleUploads(services, [sha256]);
  }
}
