import { createInflate } from 'node:zlib';
import { PdfProblem } from '../pdf-problem.ts';
import { readName, type PdfDict, type PdfValue } from '../values.ts';

/** The most bytes that one stream may unpack to, per layer of compression. */
const maxDecodedBytes = 128 * 1024 * 1024;
/** The same where what is unpacked is kept, twice for a moment: content that draws nothing but pages and forms. */
const maxKeptBytes = 40 * 1024 * 1024;
const maxFilters = 4;

/** The names of a stream's filters in order, long forms. */
export function listFilters(dictionary: PdfDict, resolve: (value: PdfValue | undefined) => PdfValue): string[] {
  const filter = resolve(dictionary.get('Filter') ?? dictionary.get('F'));
  const names = Array.isArray(filter) ? filter.map(resolve) : [filter];
  const short: Record<string, string> = {
    Fl: 'FlateDecode',
    LZW: 'LZWDecode',
    AHx: 'ASCIIHexDecode',
    A85: 'ASCII85Decode',
    RL: 'RunLengthDecode',
  };
  return names
    .map(readName)
    .filter((name) => name !== undefined)
    .map((name) => short[name] ?? name);
}

/**
 * Unpacks a stream through its filters, never holding more than `maxBytes` of a layer.
 * Returns undefined when a filter is not one for text-like data (images, Crypt) or the data is broken beyond its first byte.
 * Throws file.pdf.decompression_bomb when a layer exceeds the cap, or file.pdf.too_complex for more than four layers.
 */
export async function decodeStream(
  raw: Buffer,
  filters: string[],
  maxBytes = maxKeptBytes,
): Promise<Buffer | undefined> {
  if (filters.length > maxFilters)
    throw new PdfProblem('file.pdf.too_complex', `${filters.length} filters on one stream`);
  let data = raw;
  for (const filter of filters) {
    if (filter === 'FlateDecode') data = await inflateCapped(data, maxBytes);
    else if (filter === 'ASCIIHexDecode') data = decodeHex(data);
    else if (filter === 'ASCII85Decode') data = decodeAscii85(data);
    else return undefined;
  }
  return data;
}

/** Measures a flate layer without keeping its output; throws like `decodeStream`. */
export async function measureFlate(raw: Buffer, maxBytes = maxDecodedBytes): Promise<number> {
  let total = 0;
  await inflateChunks(raw, (chunk) => (total += chunk.length) <= maxBytes);
  return total;
}

async function inflateCapped(raw: Buffer, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  await inflateChunks(raw, (chunk) => {
    chunks.push(chunk);
    return (total += chunk.length) <= maxBytes;
  });
  return Buffer.concat(chunks);
}

/** Feeds unpacked chunks to `accept` until it says no. Broken data ends quietly with what came before, as readers do. */
function inflateChunks(raw: Buffer, accept: (chunk: Buffer) => boolean): Promise<void> {
  return new Promise((done, fail) => {
    const inflate = createInflate({ chunkSize: 64 * 1024 });
    inflate.on('data', (chunk: Buffer) => {
      if (accept(chunk)) return;
      inflate.destroy();
      fail(new PdfProblem('file.pdf.decompression_bomb'));
    });
    inflate.on('error', () => done());
    inflate.on('end', () => done());
    inflate.end(raw);
  });
}

function decodeHex(data: Buffer): Buffer {
  const end = data.indexOf(62);
  const digits = data.toString('latin1', 0, end < 0 ? data.length : end).replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

function decodeAscii85(data: Buffer): Buffer {
  const end = data.indexOf('~>');
  const text = data
    .toString('latin1', 0, end < 0 ? data.length : end)
    .replace(/^\s*<~/, '')
    .replace(/\s/g, '')
    .replaceAll('z', '!!!!!');
  const output = Buffer.alloc(Math.ceil(text.length / 5) * 4);
  let length = 0;
  for (let at = 0; at < text.length; at += 5) {
    const group = text.slice(at, at + 5);
    let value = 0;
    for (let index = 0; index < 5; index += 1) value = value * 85 + ((group.charCodeAt(index) || 117) - 33);
    output.writeUInt32BE(value >>> 0, (at / 5) * 4);
    length += group.length === 5 ? 4 : Math.max(0, group.length - 1);
  }
  return output.subarray(0, length);
}
