import { Readable } from 'node:stream';
import { collectFiles } from './collect-files.ts';
import { writeDisposition, writeFilename } from './document-title.ts';
import type { DownloadCall } from './record-download.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** All documents of a request as one archive. */
export async function downloadZip(call: DownloadCall, requestId: string, isSigned: boolean) {
  const { title, entries } = (await collectFiles(call, requestId, isSigned))!;
  return answerZip(entries, writeFilename(title, false).replace(/pdf$/, 'zip'), call.now);
}

/** An archive that is written while it is being sent. */
export const answerZip = (entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, filename: string, madeAt: Date) => ({
  status: 200 as const,
  body: Readable.toWeb(Readable.from(writeZip(entries, madeAt), { objectMode: false })) as ReadableStream<Uint8Array>,
  headers: { 'content-disposition': writeDisposition(filename), 'x-content-type-options': 'nosniff' },
});
