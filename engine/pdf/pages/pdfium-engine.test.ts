import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { allocate, leaveDocuments, openDocument, prepareInstance } from './pdfium-engine.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdfium-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens a document with such a text. */
async function open(text: string) {
  const file = join(folder, `${text}.pdf`);
  await writeFile(file, buildSimplePdf({ content: `BT /F1 24 Tf 72 720 Td (${text}) Tj ET` }));
  const { pdfium } = await openDocument(file);
  return { pdfium, buffer: pdfium.HEAPU8.buffer };
}

/** Between two jobs of a worker. */
async function beginNext(): Promise<void> {
  leaveDocuments();
  await prepareInstance();
}

const holds = (buffer: ArrayBufferLike, text: string) => Buffer.from(buffer).includes(text);

describe('openDocument', () => {
  it('reads a document in the memory of the one before, of which nothing is left', async () => {
    await beginNext();
    const first = await open('first-secret');
    expect(holds(first.buffer, 'first-secret')).toBe(true);
    await beginNext();
    const second = await open('second');
    expect(second.buffer === first.buffer).toBe(true);
    expect(holds(second.buffer, 'second')).toBe(true);
    expect(holds(second.buffer, 'first-secret')).toBe(false);
  });

  it('begins each document with the same memory, whatever was read before', async () => {
    const digests: Buffer[] = [];
    for (const text of ['one', 'another'].flatMap((name) => [name, name])) {
      await beginNext();
      const { pdfium, buffer } = await open(text);
      allocate(pdfium, 1024 * 1024);
      await beginNext();
      digests.push(Buffer.from(buffer.slice(0)));
    }
    for (const digest of digests) expect(digest.equals(digests[0]!)).toBe(true);
  });

  it('has documents that are open at the same time in a memory each, and leaves an open one alone', async () => {
    await beginNext();
    const first = await open('first');
    const second = await open('second');
    expect(second.buffer === first.buffer).toBe(false);
    await prepareInstance();
    expect(holds(first.buffer, 'first')).toBe(true);
    expect(holds(second.buffer, 'second')).toBe(true);
  });

  it('gives up a memory that a document has made larger', async () => {
    // The first of them may be made in a memory of the tests before.
    for (const text of ['large', 'larger']) {
      await beginNext();
      const { pdfium } = await open(text);
      const { byteLength } = pdfium.HEAPU8;
      allocate(pdfium, byteLength);
      const grown = pdfium.HEAPU8.buffer;
      expect(grown.byteLength).toBeGreaterThan(byteLength);
      await beginNext();
      const next = await open('next');
      expect(next.buffer === grown).toBe(false);
      expect(next.buffer.byteLength).toBe(byteLength);
    }
  });
});
