import { Readable } from 'node:stream';

/** Whole groups of three bytes are whole groups of four characters. */
const group = 3;

/** `{content_type, content_size, content}` as a stream: no file is ever held in memory. */
export const writeJsonContent = (bytes: AsyncIterable<Uint8Array>, size: number): Readable =>
  Readable.from(writeParts(bytes, size), { objectMode: false });

async function* writeParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"content_type":"application/pdf","content_size":${size},"content":"`);
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    const whole = Buffer.concat([rest, part]);
    const end = whole.length - (whole.length % group);
    rest = whole.subarray(end);
    yield Buffer.from(whole.toString('base64', 0, end));
  }
  yield Buffer.from(`${rest.toString('base64')}"}`);
}
