import type { ConvertedKind } from '@sigillum/engine/pdf/workers';
import type { Blob, BlobStore } from '../storage/blob-store.ts';
import { listCompoundEntries } from './list-compound-entries.ts';
import { listZipEntries, unpackEntry, type ListedEntry } from './list-zip-entries.ts';
import { readBlobBySpan, type ReadSpan } from './read-span.ts';

/** What a file is by its content: what a PDF can be made of, or why none can. */
export type Convertible = ConvertedKind | 'LOCKED' | 'LINKED' | 'OTHER';

/** Of one part of a document that we look into. */
const maxPartBytes = 32 * 1024 * 1024;

/** Relations to what lies elsewhere that nothing is fetched for (ISO/IEC 29500-2, 9.3): links to press, and the template it came from. */
const harmless = /\/(?:hyperlink|attachedTemplate)$/;

/** Where a part of an OpenDocument file names what it shows; an address or a path out of the file is not in it. */
const shownElsewhere =
  /<(?:draw:(?:image|object|object-ole|plugin|applet|floating-frame|fill-image)|text:section-source|style:background-image)\b[^>]*\bxlink:href="(?:[a-z][a-z\d+.-]*:|\.\.\/|\/)/i;

/** What a stored file is, for who makes a PDF of it. Unpacks no more than the parts that tell. */
export async function judgeConvertible(blobs: BlobStore, blob: Blob): Promise<Convertible> {
  const read = readBlobBySpan(blobs, blob);
  const head = (await read(0, 8)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  // A document with a password is a compound file around it ([MS-OFFCRYPTO], 2.3.4).
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return (await listCompoundEntries(read, blob.size)).includes('EncryptedPackage') ? 'LOCKED' : 'OTHER';
  return head.startsWith('PK\x03\x04') ? judgeZip(read, await listZipEntries(read, blob.size)) : 'OTHER';
}

async function judgeZip(read: ReadSpan, entries: readonly ListedEntry[]): Promise<Convertible> {
  const names = new Set(entries.map(({ name }) => name));
  const unpack = async (name: string): Promise<string | undefined> => {
    const entry = entries.find((one) => one.name === name);
    return entry && (await unpackEntry(read, entry, maxPartBytes))?.toString();
  };
  if (names.has('word/document.xml') && names.has('[Content_Types].xml')) {
    if (entries.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name))) return 'OTHER';
    const relations = entries.filter(({ name }) => name.endsWith('.rels'));
    for (const { name } of relations) if (hasForeignPart((await unpack(name)) ?? '')) return 'LINKED';
    return 'DOCX';
  }
  if ((await unpack('mimetype'))?.trim() !== 'application/vnd.oasis.opendocument.text') return 'OTHER';
  if (/<manifest:encryption-data\b/.test((await unpack('META-INF/manifest.xml')) ?? '')) return 'LOCKED';
  for (const part of ['content.xml', 'styles.xml'])
    if (shownElsewhere.test((await unpack(part)) ?? '')) return 'LINKED';
  return names.has('content.xml') ? 'ODT' : 'OTHER';
}

/** Whether a list of relations names a picture or another part that would be fetched. */
const hasForeignPart = (relations: string): boolean =>
  (relations.match(/<Relationship\b[^>]*>/g) ?? []).some(
    (relation) =>
      /\bTargetMode\s*=\s*["']External["']/i.test(relation) &&
      !harmless.test(/\bType\s*=\s*["']([^"']*)["']/.exec(relation)?.[1] ?? ''),
  );
