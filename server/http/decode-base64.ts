import { refuse } from './refusal.ts';

/** Characters that are decoded at once: the parser's pieces are short, and many small writes are slow. */
const batchLength = 256 * 1024;

/** Decodes base64 that arrives in pieces of any length; line breaks are passed over. Refuses anything else that is not base64. */
export async function* decodeBase64(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let waiting: string[] = [];
  let length = 0;
  let isPadded = false;
  const decode = (isLast: boolean): Uint8Array => {
    const text = waiting.join('').replaceAll(/[\r\n]/g, '');
    const end = isLast ? text.length : text.length - (text.length % 4);
    const ready = text.slice(0, end);
    const isWhole = end % 4 === 0 || /^[^=]*$/.test(ready.slice(-4));
    if ((isPadded && text) || !isWhole || end % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(ready))
      throw refuse('file.upload.not_base64');
    isPadded = ready.endsWith('=');
    waiting = [text.slice(end)];
    length = text.length - end;
    return Buffer.from(ready, 'base64');
  };
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length >= batchLength) yield decode(false);
  }
  const rest = decode(true);
  if (rest.length) yield rest;
}
