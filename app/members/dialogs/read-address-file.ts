import { mergeAddresses, splitAddresses } from './read-addresses.ts';

/** Far more than 5,000 addresses with names. */
const mostBytes = 2 * 1024 * 1024;

/** What a file holds. */
export interface AddressFile {
  emails: string[];
  /** Its lines without an address, except the first with anything in it, which may be a heading. */
  others: string[];
}

/**
 * The addresses of a CSV file or any other text, whatever else stands in it: names are left out. Undefined for a file that is too large or is
 * no text; no addresses where none is found.
 */
export async function readAddressFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<AddressFile | undefined> {
  if (file.size > mostBytes) return undefined;
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined || text.includes('\0')) return undefined;
  const lines = text
    .split(/[\r\n]+/)
    .filter((line) => /[^\s,;"]/.test(line))
    .map((line) => ({ line, found: findAddresses(line) }));
  return {
    emails: mergeAddresses(
      [],
      lines.flatMap(({ found }) => found),
    ),
    others: lines.slice(1).flatMap(({ line, found }) => (found.length === 0 ? [line.trim()] : [])),
  };
}

const findAddresses = (line: string): string[] =>
  splitAddresses(line.replaceAll('"', ' '))
    .map((piece) => piece.replace(/^['(]+|[').]+$/g, ''))
    .filter((piece) => /^[^@]+@[^@]+$/.test(piece));

/** Spreadsheets write UTF-8, or with “Unicode text” UTF-16; older ones the letters of Western Windows. */
function decode(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of [isUtf16 ? 'utf-16le' : 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return undefined;
}
