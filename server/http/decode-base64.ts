import { refuse } from './refusal.ts';

/** Decodes base64 that arrives in pieces of any length; line breaks are passed over. Refuses anything else that is not base64. */
export async function* decodeBase64(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let rest = '';
  let isPadded = false;
  for await (const piece of pieces) {
    const text = rest + piece.replaceAll(/[\r\n]/g, '');
    if (text === rest) continue;
    const whole = text.length - (text.length % 4);
    const ready = text.slice(0, whole);
    rest = text.slice(whole);
    if (isPadded || !/^[A-Za-z0-9+/]*={0,2}$/.test(ready)) throw refuse('file.upload.not_base64');
    isPadded = ready.endsWith('=');
    if (ready) yield Buffer.from(ready, 'base64');
  }
  if (rest && (isPadded || !/^[A-Za-z0-9+/]{2,3}$/.test(rest))) throw refuse('file.upload.not_base64');
  if (rest) yield Buffer.from(rest, 'base64');
}
