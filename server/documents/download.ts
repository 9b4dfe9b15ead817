import { Readable } from 'node:stream';
import { recordDownload, type DownloadCall } from './record-download.ts';
import { openDocument } from './access-document.ts';
import { isSignedVersion, writeDisposition, writeFilename } from './document-title.ts';
import { openVersion } from './versions.ts';

/** A revision as a file; each download becomes evidence before its first byte. */
export async function download(call: DownloadCall, id: string, isSigned: boolean) {
  const { document } = await openDocument(call.db, call.actor, id, call.now, isSigned ? 'newest' : 'uploaded');
  const version = await openVersion(call.services, document.version_id);
  await recordDownload(call, document.request_id, [
    { documentId: document.id, versionId: document.version_id, sha256: version.sha256 },
  ]);
  return {
    status: 200 as const,
    body: Readable.toWeb(version.stream()) as ReadableStream<Uint8Array>,
    headers: {
      'content-length': String(version.size),
      'content-disposition': writeDisposition(writeFilename(document.title, isSignedVersion(document.cause))),
      'x-content-type-options': 'nosniff',
    },
  };
}
