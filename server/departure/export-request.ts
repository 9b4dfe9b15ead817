import { Readable } from 'node:stream';
import { describeReport } from '../documents/describe-report.ts';
import { writeFilename } from '../documents/document-title.ts';
import { exportEvidence } from '../documents/export-folder.ts';
import { listFiles } from '../documents/list-files.ts';
import { readsIn } from '../documents/reads-in.ts';
import { recordDownload, type DownloadCall } from '../documents/record-download.ts';
import { openVersion } from '../documents/versions.ts';
import type { ZipEntry } from '../documents/write-zip.ts';
import type { RequestView } from '../requests/access.ts';
import { findNarrowing } from '../requests/shown-documents.ts';
import { describeRequest } from '../signature-requests/describe-request.ts';

/** The folder of a request: its day, its title and enough of its id to tell two with the same title apart. */
export function nameFolder({ request }: RequestView): string {
  const title = writeFilename(request.title, false).slice(0, -'.pdf'.length);
  return `requests/${request.created_at.toISOString().slice(0, 10)} ${title} ${request.id.slice(0, 8)}`;
}

export const encloseJson = (name: string, content: unknown): ZipEntry => ({
  name,
  open: () => Readable.from([Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)]),
});

/** A request as the person may see it: description, newest documents and report. Taking the documents away becomes evidence. */
export async function* exportRequest(call: DownloadCall, view: RequestView): AsyncGenerator<ZipEntry> {
  const { db, services, now } = call;
  const folder = nameFolder(view);
  yield encloseJson(`${folder}/request.json`, await describeRequest(services, db, view));
  const listed = await listFiles(db, view.request.id, true, findNarrowing(view));
  if (listed.length) {
    const evidence = listed.map(({ name: _, ...document }) => document);
    await recordDownload(call, view.request.id, evidence);
  }
  const files = new Map<string, string>();
  for (const { documentId, versionId, name } of listed) {
    const version = await openVersion(services, versionId);
    files.set(documentId, `documents/${name}`);
    yield { name: `${folder}/documents/${name}`, open: () => version.stream() };
  }
  if (view.status !== 'SIGNED') yield encloseJson(`${folder}/report.json`, await describeReport(db, view));
  else
    for (const entry of await exportEvidence(services, view, {
      files,
      madeAt: now,
      language: readsIn(call.actor, view),
    }))
      yield { ...entry, name: `${folder}/${entry.name}` };
}
