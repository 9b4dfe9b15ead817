import { Readable } from 'node:stream';
import { downloadProgramDocument as contract } from '@sigillum/api-contracts/machine/download-program-document.ts';
import { isSignedVersion, writeDisposition, writeFilename } from '../documents/document-title.ts';
import { recordDownload } from '../documents/record-download.ts';
import { openVersion } from '../documents/versions.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { chooseType } from './choose-type.ts';
import { openProgramDocument, type OpenedDocument } from './open-program-document.ts';
import { writeJsonContent } from './write-json-content.ts';

const offers = ['application/pdf', 'application/octet-stream', 'application/json'] as const;

export const downloadProgramDocument = implement(contract, async ({ params }, context) => {
  const type = chooseType(context.meta.header('accept'), offers);
  if (!type) throw refuse('error.machine.not_acceptable');
  const opened = await openProgramDocument(context, params);
  const file = await openFile(context.services, opened);
  if (opened.held) {
    const { id: documentId, version_id: versionId, request_id: requestId } = opened.held.document;
    await recordDownload(context, requestId, [{ documentId, versionId, sha256: file.sha256 }]);
  }
  const isJson = type === 'application/json';
  const stream = isJson ? writeJsonContent(file.stream(), file.size) : file.stream();
  const headers: Record<string, string> = isJson
    ? { 'content-type': type }
    : {
        'content-type': 'application/pdf',
        'content-length': String(file.size),
        'content-disposition': writeDisposition(file.name),
      };
  return { status: 200 as const, body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, headers };
});

async function openFile(services: Services, { held, loose }: OpenedDocument) {
  if (held) {
    const { title, cause, version_id } = held.document;
    return { name: writeFilename(title, isSignedVersion(cause)), ...(await openVersion(services, version_id)) };
  }
  const bytes = await services.blobs.read(loose.blob);
  return { name: writeFilename(loose.title, false), sha256: loose.blob, size: loose.size, stream: () => bytes };
}
