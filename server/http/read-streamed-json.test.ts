import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readStreamedJson } from './read-streamed-json.ts';

const hash = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const sum = createHash('sha256');
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest('hex');
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function stream(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
}
const read = (text: string, size?: number) =>
  readStreamedJson(stream(text, size), { isContent: (path) => path.join('.').endsWith('content'), store: hash });

describe('a JSON body that holds files', () => {
  it('gives the value with every file handed over as it arrives', async () => {
    const files = [Buffer.from('%PDF-1.7 one'), Buffer.alloc(300_001, 'two')];
    const body = {
      title: 'Ünï "çødé" 👩‍⚖️',
      n: -1.5e3,
      list: [null, true, false, []],
      documents: files.map((file) => ({ content: file.toString('base64') })),
    };
    await expect(read(JSON.stringify(body), 1009)).resolves.toEqual({
      ...body,
      documents: files.map((file) => ({ content: sha256(file) })),
    });
  });

  it('takes base64 with line breaks and without padding', async () => {
    const value = { content: 'aGVs\nbG8gd29\r\nybGQ' };
    await expect(read(JSON.stringify(value), 3)).resolves.toEqual({ content: sha256(Buffer.from('hello world')) });
  });

  it.each([
    ['aGVsbG8gd29ybGQ=', 'as it should be'],
    ['data:application/pdf;name=a.pdf;base64,aGVsbG8gd29ybGQ=', 'as a data URL'],
    ['aGVs bG8g\td29y\r\nbGQ=\n', 'with white space'],
    ['aGVsbG8gd29ybGQ', 'without padding'],
    ['aGVsbG8gd29ybGQ==', 'with too much padding'],
    ['aGVsbG8gd29ybGQ\n=\n', 'with padding on a line of its own'],
  ])('takes what programs write for base64: %s', async (content) => {
    const loose = { isContent: () => true, store: hash, isLoose: true };
    for (const size of [1, 7, 4096])
      await expect(readStreamedJson(stream(JSON.stringify(content), size), loose)).resolves.toEqual(
        sha256(Buffer.from('hello world')),
      );
  });

  it('takes the letters of URLs from programs, and still nothing that is no base64', async () => {
    const loose = { isContent: () => true, store: hash, isLoose: true };
    const bytes = Buffer.from([0xfb, 0xff, 0xfe, 0x3e]);
    const text = JSON.stringify(bytes.toString('base64url'));
    await expect(readStreamedJson(stream(text), loose)).resolves.toBe(sha256(bytes));
    for (const wrong of ['aGVsbG8=aGVsbG8=', 'hello world!', 'a', '%%%', 'data:text/html,hello'])
      await expect(readStreamedJson(stream(JSON.stringify(wrong)), loose), wrong).rejects.toMatchObject({
        key: 'file.upload.not_base64',
      });
  });

  it('takes base64 in escapes, wherever they are cut', async () => {
    const bytes = Buffer.from([0xfb, 0xff, 0xfe, 0x3e, 1, 2]);
    const escaped = bytes.toString('base64').replaceAll('/', '\\/').replaceAll('+', '\\u002b');
    for (const size of [1, 2, 3, 5, 100])
      await expect(read(`{"a\\"b":"\\\\","content":"${escaped}"}`, size)).resolves.toEqual({
        'a"b': '\\',
        content: sha256(bytes),
      });
  });

  it('keeps a key named __proto__ as a plain key', async () => {
    const value = (await read('{"__proto__":{"isAdmin":true}}')) as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    'aGVsbG8=aGVsbG8=',
    'a',
    'hello world!',
    'data:application/pdf;base64,aGVsbG8=',
    'aGVs-_9v',
    'aGVs\u0141GVs',
    'aG=='.repeat(2),
  ])('refuses content that is not base64: %s', async (content) => {
    await expect(read(JSON.stringify({ content }))).rejects.toMatchObject({ key: 'file.upload.not_base64' });
  });

  it('refuses what follows padding, wherever it is cut', async () => {
    const body = JSON.stringify({ content: 'aGVsbG8=aGVsbG8=' });
    for (let size = 1; size <= body.length; size += 1)
      await expect(read(body, size)).rejects.toMatchObject({ key: 'file.upload.not_base64' });
  });

  it.each([
    '',
    '{"a":',
    '{"a" 1}',
    '[1,2',
    'nonsense',
    '{"content":"aGVs',
    '{"a":1,"a":2}',
    '{"content":"aG\nVs"}',
    '{} {}',
    '{"a":1]',
  ])('refuses malformed JSON: %s', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ key: 'error.body.malformed' });
  });

  it.each([
    ['a string', `{"a":"${'x'.repeat(1_100_000)}"}`],
    ['a key', `{"${'x'.repeat(1_100_000)}":1}`],
    ['a number', `[${'1'.repeat(1_100_000)}]`],
    ['a nesting', '['.repeat(1_100_000)],
  ])('refuses %s of more than 1 MB beside the files', async (_what, text) => {
    await expect(read(text, 65_536)).rejects.toMatchObject({ key: 'error.body.too_large' });
  });

  it('says that the upload was interrupted when the connection breaks', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('{"content":"aGVsbG8g'));
      },
      pull: (controller) => controller.error(new Error('socket hang up')),
    });
    const reading = readStreamedJson(broken, { isContent: () => true, store: hash });
    await expect(reading).rejects.toMatchObject({ key: 'file.upload.interrupted' });
  });
});
