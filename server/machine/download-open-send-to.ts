import { Readable } from 'node:stream';
import { downloadOpenSendTo as contract } from '@sigillum/api-contracts/machine/download-open-send-to.ts';
import { writeDisposition, writeFilename } from '../documents/document-title.ts';
import { openVersion } from '../documents/versions.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { findSendTo, listSendToDocuments } from '../signature-requests/send-to-repository.ts';
import { requireSendToCode } from './require-send-to-code.ts';

export const downloadOpenSendTo = implement(contract, async ({ params: { id } }, context) => {
  const { db, meta, now, services } = context;
  await requireSendToCode(services, id, meta, now);
  const { title, request_id: requestId } = await findSendTo(db, id, now);
  const [waiting] = await listSendToDocuments(db, id);
  const [document] = requestId ? await listDocuments(db, requestId) : [];
  // Nobody has claimed it in time, or what it became was erased.
  if (!waiting && !document) throw refuse('error.not_found');
  const file = document
    ? await openVersion(services, document.current_version_id)
    : { size: waiting!.size, stream: await readLater(services.blobs.read(waiting!.blob)) };
  return {
    status: 200 as const,
    body: Readable.toWeb(file.stream()) as ReadableStream<Uint8Array>,
    headers: {
      'content-length': String(file.size),
      'content-disposition': writeDisposition(writeFilename(title, false)),
    },
  };
});

const readLater = async (opened: Promise<Readable>) => {
  const bytes = await opened;
  return () => bytes;
};
