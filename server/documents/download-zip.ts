import { Readable } from 'node:stream';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import { exportEvidence } from './export-folder.ts';
import { listAttachmentFiles } from './list-attachments.ts';
import { listFiles } from './list-files.ts';
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
  const listed = await listFiles(db, request.id, isSigned);
  if (!listed.length) throw refuse('error.sr.no_document');
  const isExport = isSigned && status === 'SIGNED' && actor.kind !== 'visitor';
  const files = new Map<string, string>();
  const entries: ZipEntry[] = [];
  const readLater = async function* (blob: string) {
    yield* await services.blobs.read(blob);
  };
  for (const { documentId, versionId, name } of listed) {
    const version = await openVersion(services, versionId);
    files.set(documentId, isExport ? `documents/${name}` : name);
    entries.push({ name: files.get(documentId)!, open: () => version.stream() });
  }
  for (const { name, blob } of await listAttachmentFiles(db, request.id))
    entries.push({ name: `attachments/${name}`, open: () => Readable.from(readLater(blob), { objectMode: false }) });
  const evidence = listed.map(({ name: _, ...document }) => document);
  await recordDownload(call, request.id, evidence);
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
