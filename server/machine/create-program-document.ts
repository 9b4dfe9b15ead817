import { createProgramDocument as contract } from '@sigillum/api-contracts/machine/create-program-document.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import { storeProgramDocument } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeProgramDocument } from './open-program-document.ts';
import { requireTakenType } from './require-pdf-type.ts';
import { takeContent } from './take-content.ts';

export const createProgramDocument = implement(contract, async ({ body }, context) => {
  const { actor, meta, now, services } = context;
  const { title, content, content_type: contentType, file_url: url, ...access } = body;
  const held = content === undefined ? [] : [content];
  try {
    const recalled = await context.recall();
    if (recalled) return recalled;
    requireTakenType(services.config, contentType);
    if (content === undefined) held.push((await fetchDocument(services, url!, { signal: meta.signal })).sha256);
    const sha256 = held[0]!;
    const size = await services.blobs.size(sha256);
    if (size === undefined) throw refuse('file.upload.interrupted');
    const { blob, inspection } = await takeContent(services, { sha256, size }, { title, contentType }, held);
    return await context.transact(async (trx) => {
      const { read_access: readAccess, write_access: writeAccess } = access;
      const document = { title, blob, inspection, readAccess, writeAccess };
      const row = await storeProgramDocument(services, trx, actor, document, now);
      return { status: 200 as const, body: describeProgramDocument(row) };
    });
  } finally {
    // Of a file of which a PDF was made nothing is kept but its hash.
    await settleUploads(services, held);
  }
});
