import { refuse } from './refusal.ts';

/** Bytes that are handed on at once: the parser's pieces are short, and many small writes are slow. */
const batchBytes = 512 * 1024;

/** The beginning of a data URL (RFC 2397); no longer than this. */
const dataUrl = /^\s*data:[^,]{0,200};base64,/i;
const mostOfDataUrl = 256;

/**
 * What programs send for base64, as base64: without the beginning of a data URL and without white space, the letters of URLs (RFC 4648,
 * section 5) as the usual ones. Padding is left out, wherever it stands at the end and however much of it.
 */
async function* clean(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | undefined = '';
  let padding = false;
  const cleanPiece = (piece: string): string => {
    // Nearly every piece is clean: to look is quicker than to replace.
    if (!padding && !/[\s\-_=]/.test(piece)) return piece;
    const text = piece.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/');
    const bare = text.replace(/=+$/, '');
    // What follows padding belongs to nothing.
    if ((padding && bare) || bare.includes('=')) throw refuse('file.upload.not_base64');
    padding ||= bare.length < text.length;
    return bare;
  };
  for await (const piece of pieces) {
    if (head === undefined) {
      yield cleanPiece(piece);
      continue;
    }
    head += piece;
    if (head.length < mostOfDataUrl) continue;
    yield cleanPiece(head.replace(dataUrl, ''));
    head = undefined;
  }
  if (head !== undefined) yield cleanPiece(head.replace(dataUrl, ''));
}

/** The same for what programs of the machine API send: see `clean`. */
export const decodeLooseBase64 = (pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> =>
  decodeBase64(clean(pieces));

/** Decodes base64 that arrives in pieces of any length; line breaks are passed over. Refuses anything else that is not base64. */
export async function* decodeBase64(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let batch = Buffer.alloc(0);
  let length = 0;
  /** Letters that wait for those with which they are whole bytes. */
  let rest = '';
  let isPadded = false;
  /** Into the batch, in which there is room: a buffer for each piece would cost more than to decode it. */
  const decode = (text: string): void => {
    const isWhole = text.length % 4 === 0 || /^[^=]*$/.test(text.slice(-4));
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
    const count = batch.write(text, length, 'base64');
    // Node passes over what is no base64, which shows in the length, and takes the letters of URLs. To look at each letter takes longer.
    const isSound =
      count === Math.floor(((text.length - padding) * 3) / 4) && !text.includes('-') && !text.includes('_');
    if ((isPadded && text) || !isWhole || text.length % 4 === 1 || !isSound) throw refuse('file.upload.not_base64');
    isPadded ||= padding > 0;
    length += count;
  };
  for await (const piece of pieces) {
    const joined = rest + piece;
    const text = /[\r\n]/.test(joined) ? joined.replaceAll(/[\r\n]/g, '') : joined;
    const end = text.length - (text.length % 4);
    rest = text.slice(end);
    // The last few letters may come in the same batch.
    const needed = (end / 4 + 1) * 3;
    if (needed > batch.length - length) {
      if (length) yield batch.subarray(0, length);
      batch = Buffer.allocUnsafe(Math.max(batchBytes, needed));
      length = 0;
    }
    decode(text.slice(0, end));
  }
  decode(rest);
  if (length) yield batch.subarray(0, length);
}
