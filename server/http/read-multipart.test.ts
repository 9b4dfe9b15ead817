import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const type = 'multipart/form-data; boundary=xyz';
const stream = (bytes: Buffer, size: number) =>
  Readable.toWeb(
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
    ),
  ) as ReadableStream<Uint8Array>;

async function read(bytes: Buffer, contentType = type, size = 5) {
  const parts: { name: string; filename: string | undefined; content: Buffer }[] = [];
  for await (const { name, filename, bytes: content } of readMultipart(stream(bytes, size), contentType)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(Buffer.from(chunk));
    parts.push({ name, filename, content: Buffer.concat(chunks) });
  }
  return parts;
}

describe('a form with files', () => {
  it('gives each part as fetch writes it, whatever its bytes and however they arrive', async () => {
    const file = Buffer.from('%PDF-1.7\r\n--xy\r\n\r\n--\0\xff', 'latin1');
    const form = new FormData();
    form.set('title', 'Lease – Zürich');
    form.set('content', new Blob([file]), 'lease.pdf');
    const { body, headers } = new Response(form);
    const chunks: Uint8Array[] = [];
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
    for (const size of [1, 7, 4096])
      expect(await read(Buffer.concat(chunks), headers.get('content-type')!, size)).toEqual([
        { name: 'title', filename: undefined, content: Buffer.from('Lease – Zürich') },
        { name: 'content', filename: 'lease.pdf', content: file },
      ]);
  });

  it('passes over what its reader leaves, and what stands around it', async () => {
    const body = Buffer.from(
      'preamble\r\n--xyz\r\ncontent-disposition: form-data; name=a\r\n\r\n12345\r\n--xyz--\r\nepilogue',
    );
    const names: string[] = [];
    for await (const { name } of readMultipart(stream(body, 3), type)) names.push(name);
    expect(names).toEqual(['a']);
    expect(await read(Buffer.from('--xyz--'))).toEqual([]);
  });

  it.each([
    ['no boundary', '--xyz--', 'multipart/form-data'],
    ['no end', '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\n12345', type],
    ['no name', '--xyz\r\ncontent-type: text/plain\r\n\r\n1\r\n--xyz--', type],
    ['no delimiter', 'nonsense', type],
    ['a delimiter that goes on', '--xyzabc', type],
    ['a head without end', `--xyz\r\n${'a'.repeat(20_000)}`, type],
  ])('is refused with %s', async (_, text, contentType) => {
    await expect(read(Buffer.from(text), contentType)).rejects.toMatchObject({ key: 'error.body.malformed' });
  });
});
