import { createProgramDocument as contract } from '@sigillum/api-contracts/machine/create-program-document.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { storeProgramDocument } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeProgramDocument } from './open-program-document.ts';
import { requirePdfType } from './require-pdf-type.ts';

export const createProgramDocument = implement(contract, async ({ body }, context) => {
  const { actor, meta, now, services } = context;
  const { title, content_type: contentType, file_url: url, read_access: readAccess, write_access: writeAccess } = body;
  let sha256 = body.content;
  try {
    requirePdfType(contentType);
    sha256 ??= (await fetchDocument(services, url!, { signal: meta.signal })).sha256;
    const size = await services.blobs.size(sha256);
    if (size === undefined) throw refuse('file.upload.interrupted');
    const inspection = await inspectUpload(services, sha256);
    const blob = { sha256, size };
    return await context.transact(async (trx) => {
      const document = { title, blob, inspection, readAccess, writeAccess };
      const row = await storeProgramDocument(services, trx, actor, document, now);
      return { status: 200 as const, body: describeProgramDocument(row) };
    }, sha256);
  } finally {
    if (sha256) await settleUploads(services, [sha256]);
  }
});
