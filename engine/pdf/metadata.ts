import { readXmp } from './inspection/read-xmp.ts';
import { decodeStructureStream } from './structure/decode-structure-stream.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import { isCount, makeDict, name, PdfRef, PdfStream, PdfString, readText } from './values.ts';
import type { RevisionWriter } from './structure/write-revision.ts';

const MAX_PACKET = 8 * 1024 * 1024;

/** The metadata packet of the document (ISO 32000-2 section 14.3.2); undefined when it cannot be unpacked. */
async function readPacket(reader: PdfReader, stream: PdfStream): Promise<Uint8Array | undefined> {
  const length = await reader.resolve(stream.dict.get('Length'));
  if (!isCount(length) || length > MAX_PACKET) return undefined;
  try {
    return decodeStructureStream(await reader.source.read(stream.offset, length), stream.dict, MAX_PACKET);
  } catch {
    return undefined;
  }
}

/** The part of PDF/A that a file claims to follow; undefined when it claims none. */
export async function readPdfAPart(reader: PdfReader): Promise<number | undefined> {
  const present = await reader.resolve((await reader.readCatalog()).dict.get('Metadata'));
  const packet = present instanceof PdfStream ? await readPacket(reader, present) : undefined;
  return packet && readXmp(packet).pdfA?.part;
}

const escapeXml = (text: string) =>
  [...text]
    .filter((char) => char >= ' ' && char !== '\ufffe' && char !== '\uffff')
    .join('')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A packet that says no more than the title, where the document information has one. */
async function makePacket(reader: PdfReader): Promise<string> {
  const info = await reader.resolveDict(reader.structure.trailer.get('Info'));
  const title = await reader.resolve(info?.get('Title'));
  const stated = title instanceof PdfString ? escapeXml(readText(title)) : '';
  const property = stated && `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${stated}</rdf:li></rdf:Alt></dc:title>`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format>${property}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

/**
 * Replaces metadata that no XML reader can read, which strict validators reject together with every signature; sound
 * metadata, and with it a claim of PDF/A, stays as it is. Tells whether it was replaced.
 */
export async function replaceBrokenMetadata(reader: PdfReader, writer: RevisionWriter): Promise<boolean> {
  const { ref, dict } = await reader.readCatalog();
  const metadata = dict.get('Metadata');
  const present = await reader.resolve(metadata);
  if (!(metadata instanceof PdfRef) || present === null) return false;
  // Metadata are a stream, and one that strict readers unpack.
  const packet = present instanceof PdfStream ? await readPacket(reader, present) : undefined;
  if (packet && readXmp(packet).isSound) return false;
  const stream = {
    dict: makeDict({ Type: name('Metadata'), Subtype: name('XML') }),
    data: Buffer.from(await makePacket(reader)),
  };
  // What the catalog names by mistake may be a page or what it draws: it stays as it is.
  const pending = writer.findPending(ref);
  const catalog = pending instanceof Map ? pending : dict;
  writer.put(ref, new Map(catalog).set('Metadata', writer.addStream(stream)));
  return true;
}
