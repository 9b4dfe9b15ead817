import { Readable } from 'node:stream';
import { problems } from '@sigillum/api-contracts/problems.ts';
import { collectFiles, type RequestFiles } from '../documents/collect-files.ts';
import { writeFilename } from '../documents/document-title.ts';
import { answerZip } from '../documents/download-zip.ts';
import { makeUnique } from '../documents/list-files.ts';
import type { DownloadCall } from '../documents/record-download.ts';
import type { ZipEntry } from '../documents/write-zip.ts';
import { refuse, Refusal } from '../http/refusal.ts';

/** What the files of an archive may be together: its format counts bytes in 32 bits, and packing and directory need some. */
const greatestBytes = 3.9 * 1024 ** 3;

/** The documents of several requests as one archive, a folder for each, written while it is being sent. */
export async function answerRequestsZip(
  call: DownloadCall,
  ids: readonly string[],
  { isSigned, filename }: { isSigned: boolean; filename: string },
) {
  const folders = collectFolders(call, ids, isSigned);
  // The first that can be read, so that a call for nothing is refused before an answer has begun.
  const first = await folders.next();
  if (first.done) throw first.value ?? refuse('error.sr.no_document');
  return answerZip(writeFolders(first.value, folders), filename, call.now);
}

interface Folder extends RequestFiles {
  missing: readonly string[];
}

/** The requests one after another, each when its turn comes; a line of why for those that are left out. Returns the first refusal. */
async function* collectFolders(
  call: DownloadCall,
  ids: readonly string[],
  isSigned: boolean,
): AsyncGenerator<Folder, Refusal | undefined> {
  const missing: string[] = [];
  let firstRefusal: Refusal | undefined;
  let bytes = 0;
  for (const id of ids) {
    try {
      const files = await collectFiles(
        call,
        id,
        isSigned,
        (size) => bytes + size <= greatestBytes && (bytes += size) > 0,
      );
      if (files) yield { ...files, missing };
      else missing.push(`${id}: the archive would be too large`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      firstRefusal ??= error;
      missing.push(`${id}: ${problems[error.key].message}`);
    }
  }
  return firstRefusal;
}

async function* writeFolders(first: Folder, rest: AsyncIterable<Folder>): AsyncGenerator<ZipEntry> {
  const names = new Set<string>();
  const enter = function* ({ title, entries }: Folder) {
    const folder = makeUnique(writeFilename(title, false).replace(/\.pdf$/, ''), names);
    for (const { name, open } of entries) yield { name: `${folder}/${name}`, open };
  };
  yield* enter(first);
  for await (const folder of rest) yield* enter(folder);
  const { missing } = first;
  if (missing.length > 0)
    yield { name: 'NOT-INCLUDED.txt', open: () => Readable.from([Buffer.from(`${missing.join('\n')}\n`)]) };
}
