import zlib from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compressAnswer } from './compress.ts';

const text = 'Rental agreement. '.repeat(200);
const html = { 'content-type': 'text/html; charset=utf-8' };

const ask = (accepted: string | undefined, response: Response) =>
  compressAnswer(
    new Request('http://localhost/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }),
    response,
  );
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('an answer is compressed', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zlib.zstdDecompressSync],
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['GZIP;q=0.5', 'gzip', zlib.gunzipSync],
    ['br;q=0, zstd;q=0.0, gzip', 'gzip', zlib.gunzipSync],
  ])('by the cheapest that is accepted: %s', async (accepted, coding, expand) => {
    const answer = await ask(accepted, new Response(text, { status: 404, headers: html }));
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, coding]);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const bytes = await readBytes(answer);
    expect(bytes.length).toBeLessThan(text.length / 5);
    expect(expand(bytes).toString()).toBe(text);
  });

  it.each(['application/json', 'application/problem+json', 'text/x-script; charset=utf-8'])(
    'whatever tells in words: %s',
    async (type) => {
      const answer = await ask('br', new Response(text, { headers: { 'content-type': type } }));
      expect(answer.headers.get('content-encoding')).toBe('br');
    },
  );

  it('piece by piece where more is awaited', async () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(text));
        finish = () => {
          controller.enqueue(Buffer.from('The end.'));
          controller.close();
        };
      },
    });
    const answer = await ask('gzip', new Response(body, { headers: html }));
    const reader = answer.body!.getReader();
    const unzipped = zlib.createGunzip();
    const said: string[] = [];
    unzipped.on('data', (piece: Buffer) => said.push(piece.toString()));
    // The first piece can be read while the second is not there.
    while (said.join('') !== text) {
      const { value, done } = await reader.read();
      expect(done).toBe(false);
      await new Promise((resolve) => unzipped.write(value, resolve));
    }
    finish();
    for (let read = await reader.read(); !read.done; read = await reader.read()) unzipped.write(read.value);
    unzipped.end();
    await new Promise((resolve) => unzipped.once('end', resolve));
    expect(said.join('')).toBe(`${text}The end.`);
  });

  it('also when it is long', async () => {
    const long = text.repeat(200);
    const answer = await ask('br', new Response(long, { headers: html }));
    expect(zlib.brotliDecompressSync(await readBytes(answer)).toString()).toBe(long);
  });

  it('and one that breaks off behind its long beginning breaks off there, and nothing else does', async () => {
    const missed = vi.fn();
    process.on('unhandledRejection', missed);
    onTestFinished(() => void process.off('unhandledRejection', missed));
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(Buffer.alloc(1024 * 1024, text)),
        // While what came before it is being compressed.
        pull: (controller) => controller.error(new Error('The database has gone.')),
      },
      { highWaterMark: 0 },
    );
    const answer = await ask('gzip', new Response(body, { headers: html }));
    await expect(readBytes(answer)).rejects.toThrow();
    expect(missed).not.toHaveBeenCalled();
  });

  it('and its reader, who goes away, is not waited for', async () => {
    let isGone = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(text)),
      cancel: () => void (isGone = true),
    });
    const answer = await ask('br', new Response(body, { headers: html }));
    await answer.body!.cancel();
    await expect.poll(() => isGone).toBe(true);
  });
});

describe('an answer stays as it is', () => {
  const other = { headers: html };
  it.each([
    ['nothing is accepted', '', new Response(text, other)],
    ['nothing is said', undefined, new Response(text, other)],
    ['it is short', 'br', new Response('short', other)],
    ['it says that it is short', 'br', new Response('short', { headers: { ...html, 'content-length': '5' } })],
    ['it is no text', 'br', new Response(text, { headers: { 'content-type': 'application/pdf' } })],
    ['it is a file', 'br', new Response(text, { headers: { ...html, 'content-disposition': 'attachment' } })],
    ['it has a mark of its bytes', 'br', new Response(text, { headers: { ...html, etag: '"1"' } })],
    ['it is a part', 'br', new Response(text, { headers: { ...html, 'content-range': 'bytes 0-1/2' } })],
    ['it has no body', 'br', new Response(null, other)],
  ])('where %s', async (_why, accepted, response) => {
    const said = await response.clone().text();
    const answer = await ask(accepted, response);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(said);
  });
});
