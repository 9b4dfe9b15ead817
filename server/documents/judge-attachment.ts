import { Buffer } from 'node:buffer';
import type { Blob, BlobStore } from '../storage/blob-store.ts';
import { listCompoundEntries } from './list-compound-entries.ts';
import { listZipEntries } from './list-zip-entries.ts';
import { readBlobBySpan } from './read-span.ts';

/** What a file is by its content. */
export interface AttachmentKind {
  contentType: string;
  hasMacros: boolean;
  /** Endings of its name, the usual one first. */
  endings: readonly string[];
}

const plain = (contentType: string, ...endings: string[]): AttachmentKind => ({
  contentType,
  endings,
  hasMacros: false,
});
const pdf = plain('application/pdf', 'pdf');
const gif = plain('image/gif', 'gif');
const jpeg = plain('image/jpeg', 'jpg', 'jpeg');
const png = plain('image/png', 'png');
const text = plain('text/plain', 'txt', 'csv', 'log', 'md');

const openXml = 'application/vnd.openxmlformats-officedocument';
/** Office Open XML (ISO/IEC 29500-2): the part that a document of each program has, and how files with macros are called. */
const newOffice = [
  {
    part: 'word/document.xml',
    type: `${openXml}.wordprocessingml.document`,
    macros: 'vnd.ms-word.document',
    ending: 'doc',
  },
  { part: 'xl/workbook.xml', type: `${openXml}.spreadsheetml.sheet`, macros: 'vnd.ms-excel.sheet', ending: 'xls' },
  {
    part: 'ppt/presentation.xml',
    type: `${openXml}.presentationml.presentation`,
    macros: 'vnd.ms-powerpoint.presentation',
    ending: 'ppt',
  },
];
/** Compound files ([MS-CFB]) by the stream that holds the document. */
const oldOffice = [
  { stream: 'WordDocument', type: 'application/msword', ending: 'doc' },
  { stream: 'Workbook', type: 'application/vnd.ms-excel', ending: 'xls' },
  { stream: 'Book', type: 'application/vnd.ms-excel', ending: 'xls' },
  { stream: 'PowerPoint Document', type: 'application/vnd.ms-powerpoint', ending: 'ppt' },
];
const macroStorages = ['Macros', '_VBA_PROJECT_CUR', 'VBA', '_VBA_PROJECT'];

/** What an attachment is, by its content alone; undefined when it is nothing that may be attached. Nothing in it is unpacked. */
export async function judgeAttachment(blobs: BlobStore, { sha256, size }: Blob): Promise<AttachmentKind | undefined> {
  const read = readBlobBySpan(blobs, { sha256, size });
  const head = await read(0, 1024);
  const startsWith = (signature: string, at = 0) => head.toString('latin1', at, at + signature.length) === signature;
  if (startsWith('%PDF-')) return pdf;
  if (startsWith('GIF87a') || startsWith('GIF89a')) return gif;
  if (startsWith('\xff\xd8\xff')) return jpeg;
  if (startsWith('\x89PNG\r\n\x1a\n')) return png;
  if (startsWith('PK\x03\x04')) return judgeNewOffice((await listZipEntries(read, size)).map(({ name }) => name));
  if (startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return judgeOldOffice(await listCompoundEntries(read, size));
  return size > 0 && (await isText(await blobs.read(sha256), head)) ? text : undefined;
}

function judgeNewOffice(names: readonly string[]): AttachmentKind | undefined {
  const kind = newOffice.find(({ part }) => names.includes(part));
  if (!kind || !names.includes('[Content_Types].xml')) return undefined;
  const hasMacros = names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name));
  return {
    contentType: hasMacros ? `application/${kind.macros}.macroEnabled.12` : kind.type,
    hasMacros,
    endings: [`${kind.ending}${hasMacros ? 'm' : 'x'}`],
  };
}

function judgeOldOffice(entries: readonly string[]): AttachmentKind | undefined {
  const kind = oldOffice.find(({ stream }) => entries.includes(stream));
  if (!kind) return undefined;
  const hasMacros = macroStorages.some((storage) => entries.includes(storage));
  return { contentType: kind.type, hasMacros, endings: [kind.ending] };
}

/** Text has no control characters but blanks and line breaks, in whatever encoding of bytes; UTF-16 says so by its mark. */
async function isText(bytes: AsyncIterable<Buffer>, head: Buffer): Promise<boolean> {
  const mark = head.length > 1 ? head.readUInt16BE(0) : 0;
  const isWide = mark === 0xfe_ff || mark === 0xff_fe;
  const decoder = isWide ? new TextDecoder(mark === 0xfe_ff ? 'utf-16be' : 'utf-16le', { fatal: true }) : undefined;
  try {
    for await (const chunk of bytes) {
      const part = decoder ? decoder.decode(chunk, { stream: true }) : chunk.toString('latin1');
      // eslint-disable-next-line no-control-regex -- they are what is looked for
      if (/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(part)) return false;
    }
    decoder?.decode();
    return true;
  } catch {
    return false;
  }
}
