import { Readable } from 'node:stream';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../signature-requests/access.ts';
import { listDocuments } from '../signature-requests/request-repository.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import { recordDownload, type DownloadCall } from './record-download.ts';
import { openVersion } from './versions.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** All documents of a request as one archive, signed or as they were uploaded; becomes evidence like single downloads. */
export async function downloadZip(call: DownloadCall, requestId: string, isSigned: boolean) {
  const { request } = await openRequest(call.db, call.actor, requestId, call.now);
  const documents = await listDocuments(call.db, request.id);
  if (!documents.length) throw refuse('error.sr.no_document');
  const versions = await listVersions(
    call,
    documents.map(({ id }) => id),
    isSigned,
  );
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  for (const { title, version_id, cause } of versions) {
    const version = await openVersion(call.services, version_id);
    entries.push({
      name: makeUnique(writeFilename(title, cause === 'SIGNATURE'), names),
      open: () => version.stream(),
    });
  }
  await recordDownload(
    call,
    request.id,
    versions.map(({ id, version_id, sha256 }) => ({ documentId: id, versionId: version_id, sha256 })),
  );
  return {
    status: 200 as const,
    body: Readable.toWeb(
      Readable.from(writeZip(entries, call.now), { objectMode: false }),
    ) as ReadableStream<Uint8Array>,
    headers: {
      'content-disposition': writeDisposition(writeFilename(request.title, false).replace(/pdf$/, 'zip')),
      'x-content-type-options': 'nosniff',
    },
  };
}

const listVersions = ({ db }: DownloadCall, documentIds: string[], isSigned: boolean) =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions as version', (join) =>
      isSigned
        ? join.onRef('version.id', '=', 'documents.current_version_id')
        : join.onRef('version.document_id', '=', 'documents.id').on('version.cause', '=', 'UPLOAD'),
    )
    .select(['documents.id', 'documents.title', 'version.id as version_id', 'version.sha256', 'version.cause'])
    .where('documents.id', 'in', documentIds)
    .orderBy('documents.position')
    .execute();

/** Equal titles get a number: Lease.pdf, Lease (2).pdf; letter case does not tell files apart everywhere. */
function makeUnique(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
    unique = name.replace(/\.pdf$/, ` (${number}).pdf`);
  taken.add(unique.toLowerCase());
  return unique;
}
