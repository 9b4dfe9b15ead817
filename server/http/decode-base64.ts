import { refuse } from './refusal.ts';

/** Characters that are decoded at once: the parser's pieces are short, and many small writes are slow. */
const batchLength = 256 * 1024;

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
  let waiting: string[] = [];
  let length = 0;
  let isPadded = false;
  const decode = (isLast: boolean): Uint8Array => {
    const joined = waiting.join('');
    const text = /[\r\n]/.test(joined) ? joined.replaceAll(/[\r\n]/g, '') : joined;
    const end = isLast ? text.length : text.length - (text.length % 4);
    const ready = text.slice(0, end);
    const isWhole = end % 4 === 0 || /^[^=]*$/.test(ready.slice(-4));
    const padding = ready.endsWith('==') ? 2 : ready.endsWith('=') ? 1 : 0;
    const bytes = Buffer.from(ready, 'base64');
    // Node passes over what is no base64, which shows in the length, and takes the letters of URLs. To look at each letter takes longer.
    const isSound =
      bytes.length === Math.floor(((end - padding) * 3) / 4) && !ready.includes('-') && !ready.includes('_');
    if ((isPadded && text) || !isWhole || end % 4 === 1 || !isSound) throw refuse('file.upload.not_base64');
    isPadded = padding > 0;
    waiting = [text.slice(end)];
    length = text.length - end;
    return bytes;
  };
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length >= batchLength) yield decode(false);
  }
  const rest = decode(true);
  if (rest.length) yield rest;
}
