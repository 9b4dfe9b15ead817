import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Findings } from './findings.ts';
import type { ChainEvent, Report } from './read-report.ts';

/** Files that belong to every export; checkSeal compares what they hold. */
const fixed = ['report.json', 'report.pdf', 'README.txt'];
/** Events that say which file a document has become. */
const making = [
  'CREATED',
  'DOCUMENTS_ADDED',
  'SIGNED',
  'SEALED',
  'LONG_TERM_DATA_ADDED',
  'TIMESTAMP_RENEWED',
  'COMPLETED',
];
/** Events whose files only grow from then on: each is the beginning of the final file. */
const growing = ['SIGNED', 'SEALED', 'LONG_TERM_DATA_ADDED', 'TIMESTAMP_RENEWED', 'COMPLETED'];

interface Expected {
  sha256: string;
  /** Earlier versions by size: the final file begins with them. */
  prefixes: { size: number; sha256: string; event: string }[];
}

function listExpected(events: readonly ChainEvent[]): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const { name, seq, documents } of events) {
    for (const { documentId, sha256, size, signedSha256, signedSize } of documents) {
      if (name === 'DOCUMENTS_REMOVED') expected.delete(documentId);
      if (!making.includes(name)) continue;
      const known = expected.get(documentId) ?? { sha256, prefixes: [] };
      const event = `event ${seq} (${name})`;
      if (signedSha256 && signedSize !== undefined)
        known.prefixes.push({ size: signedSize, sha256: signedSha256, event: `what was signed at ${event}` });
      if (growing.includes(name) && size !== undefined) known.prefixes.push({ size, sha256, event });
      expected.set(documentId, { ...known, sha256 });
    }
  }
  return expected;
}

/** Attachments that were added and not removed, by id. */
function listAttached(events: readonly ChainEvent[]) {
  const attached = new Map<string, { filename: string; sha256: string }>();
  for (const { name, data } of events) {
    for (const attachment of data?.attachments ?? []) {
      if (name === 'ATTACHMENTS_ADDED') attached.set(attachment.attachmentId, attachment);
      if (name === 'ATTACHMENTS_REMOVED') attached.delete(attachment.attachmentId);
    }
  }
  return attached;
}

/** SHA-256 of a file, and of its first so many bytes for each of the sizes, in one pass. */
async function hashFile(file: string, sizes: readonly number[]) {
  const hash = createHash('sha256');
  const ends = [...new Set(sizes)].toSorted((a, b) => a - b);
  const prefixes = new Map<number, string>();
  let offset = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    while (ends[0] !== undefined && ends[0] <= offset + chunk.length) {
      const end = ends.shift()!;
      hash.update(chunk.subarray(start, end - offset));
      start = end - offset;
      prefixes.set(end, hash.copy().digest('hex'));
    }
    hash.update(chunk.subarray(start));
    offset += chunk.length;
  }
  return { sha256: hash.digest('hex'), prefixes };
}

/** Compares every file of the folder with what the events name, and says which are missing, changed, swapped or extra. */
export async function checkFiles(folder: string, report: Report): Promise<Findings> {
  const faults: string[] = [];
  const notes: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const present = new Set<string>();
  for (const entry of entries) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (entry.isFile()) present.add(name);
    else if (!entry.isDirectory()) faults.push(`${name} is neither a file nor a folder.`);
  }
  const expected = listExpected(report.evidence.events);
  const named = new Map(report.documents.map((document) => [document.documentId, document]));
  for (const [documentId, { sha256, prefixes }] of expected) {
    const { file } = named.get(documentId) ?? {};
    const label = file ?? `The file of document ${documentId}`;
    if (!file || !present.delete(file)) {
      faults.push(`${label} is missing.`);
      continue;
    }
    const actual = await hashFile(
      path.join(folder, file),
      prefixes.map(({ size }) => size),
    );
    if (actual.sha256 !== sha256) {
      const other = [...expected].find(([, { sha256: candidate }]) => candidate === actual.sha256);
      faults.push(
        other
          ? `${label} holds the file of another document, “${named.get(other[0])?.title ?? other[0]}”: files were swapped.`
          : `${label} was changed: it is not the file that the events name.`,
      );
      continue;
    }
    const strays = prefixes.filter(({ size, sha256: wanted }) => actual.prefixes.get(size) !== wanted);
    for (const { event } of strays) faults.push(`${label} does not begin with the version of ${event}.`);
    if (!strays.length)
      notes.push(`${label} is the file that the events name, and begins with its ${prefixes.length} earlier versions.`);
  }
  const attached = listAttached(report.evidence.events);
  for (const name of [...present].filter((one) => one.startsWith('attachments/'))) {
    present.delete(name);
    const { sha256 } = await hashFile(path.join(folder, name), []);
    const [id] = [...attached].find(([, attachment]) => attachment.sha256 === sha256) ?? [];
    if (id) attached.delete(id);
    else faults.push(`${name} is no attachment that the events name, or was changed.`);
  }
  for (const { filename } of attached.values()) faults.push(`The attachment “${filename}” is missing.`);
  for (const { documentId, title } of report.documents)
    if (!expected.has(documentId)) faults.push(`No event tells of the document “${title}”.`);
  for (const name of fixed) if (!present.delete(name)) faults.push(`${name} is missing.`);
  for (const name of present) faults.push(`${name} is extra: nothing tells of it.`);
  return { faults, notes };
}
