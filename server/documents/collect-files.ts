import { Readable } from 'node:stream';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { findNarrowing } from '../requests/shown-documents.ts';
import { exportEvidence } from './export-folder.ts';
import { listAttachmentFiles } from './list-attachments.ts';
import { listFiles } from './list-files.ts';
import { readsIn } from './reads-in.ts';
import { recordDownload, type DownloadCall } from './record-download.ts';
import { openVersion } from './versions.ts';
import type { ZipEntry } from './write-zip.ts';

/** What goes into the archive of a request. */
export interface RequestFiles {
  title: string;
  entries: ZipEntry[];
}

/**
 * All documents of a request that the caller is shown, signed or as they were uploaded; becomes evidence like single downloads. Of a finished request, members
 * who take the signed files get a folder that anybody can check: report and chain of events beside the files. `fits` may refuse the
 * documents by their bytes before anything becomes evidence.
 */
export async function collectFiles(
  call: DownloadCall,
  requestId: string,
  isSigned: boolean,
  fits: (bytes: number) => boolean = () => true,
): Promise<RequestFiles | undefined> {
  const { actor, db, meta, now, services } = call;
  const view = await openRequest(db, actor, requestId, now);
  const { request, status } = view;
  const listed = await listFiles(db, request.id, isSigned, findNarrowing(view));
  if (!listed.length) throw refuse('error.sr.no_document');
  const attachments = await listAttachmentFiles(db, request.id);
  if (!fits([...listed, ...attachments].reduce((sum, { size }) => sum + size, 0))) return undefined;
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
  for (const { name, blob } of attachments)
    entries.push({ name: `attachments/${name}`, open: () => Readable.from(readLater(blob), { objectMode: false }) });
  const evidence = listed.map(({ name: _, ...document }) => document);
  await recordDownload(call, request.id, evidence);
  // The report tells of this download, too.
  const language = readsIn(actor, view);
  if (isExport && !meta.isHead)
    entries.push(...(await exportEvidence(services, view, { files, madeAt: now, language })));
  return { title: request.title, entries };
}
