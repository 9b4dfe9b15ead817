import { Readable } from 'node:stream';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../signature-requests/access.ts';
import { listDocuments } from '../signature-requests/request-repository.ts';
import { isSignedVersion, writeDisposition, writeFilename } from './document-title.ts';
import { exportEvidence } from './export-folder.ts';
import { recordDownload, type DownloadCall } from './record-download.ts';
import { openVersion } from './versions.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

/**
 * All documents of a request as one archive, signed or as they were uploaded; becomes evidence like single downloads. Of a finished
 * request, members who take the signed files get a folder that anybody can check: report and chain of events beside the files.
 */
export async function downloadZip(call: DownloadCall, requestId: string, isSigned: boolean) {
  const { actor, db, meta, now, services } = call;
  const view = await openRequest(db, actor, requestId, now);
  const { request, status } = view;
  const documents = await listDocuments(db, request.id);
  if (!documents.length) throw refuse('error.sr.no_document');
  const versions = await listVersions(
    call,
    documents.map(({ id }) => id),
    isSigned,
  );
  const isExport = isSigned && status === 'SIGNED' && actor.kind !== 'visitor';
  const names = new Set<string>();
  const files = new Map<string, string>();
  const entries: ZipEntry[] = [];
  for (const { id, title, version_id, cause } of versions) {
    const version = await openVersion(services, version_id);
    const name = makeUnique(writeFilename(title, isSignedVersion(cause)), names);
    files.set(id, isExport ? `documents/${name}` : name);
    entries.push({ name: files.get(id)!, open: () => version.stream() });
  }
  await recordDownload(
    call,
    request.id,
    versions.map(({ id, version_id, sha256, size }) => ({ documentId: id, versionId: version_id, sha256, size })),
  );
  // The report tells of this download, too.
  if (isExport && !meta.isHead) entries.push(...(await exportEvidence(services, view, { files, madeAt: now })));
  return {
    status: 200 as const,
    body: Readable.toWeb(Readable.from(writeZip(entries, now), { objectMode: false })) as ReadableStream<Uint8Array>,
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
    .select([
      'documents.id',
      'documents.title',
      'version.id as version_id',
      'version.sha256',
      'version.cause',
      'version.size',
    ])
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
