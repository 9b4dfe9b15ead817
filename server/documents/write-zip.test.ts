import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeZip } from './write-zip.ts';

const run = promisify(execFile);

function* repeat(chunk: Buffer, times: number) {
  for (let i = 0; i < times; i += 1) yield chunk;
}

const files = new Map([
  ['Mietvertrag Zürich.pdf', randomBytes(300_000)],
  ['契約書.pdf', Buffer.alloc(200_000, 'a')],
  ['empty.pdf', Buffer.alloc(0)],
]);

describe('a ZIP archive', () => {
  it('is unpacked by an independent library into the same files, names in any script included', async () => {
    const pieces = (bytes: Buffer) => [bytes.subarray(0, 1000), bytes.subarray(1000)].filter(({ length }) => length);
    const entries = [...files].map(([name, bytes]) => ({ name, open: () => Readable.from(pieces(bytes)) }));
    const archive = await buffer(writeZip(entries, new Date('2026-11-21T08:37:12Z')));
    const unpacked = unzipSync(archive);
    expect(Object.keys(unpacked)).toEqual([...files.keys()]);
    for (const [name, bytes] of files) expect(Buffer.from(unpacked[name]!).equals(bytes)).toBe(true);
  });

  it('names each file’s checksum and moment in its directory', async () => {
    const archive = await buffer(
      writeZip(
        [{ name: 'a.pdf', open: () => Readable.from([Buffer.from('hello')]) }],
        new Date('2026-11-21T08:37:12Z'),
      ),
    );
    const at = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    expect(archive.readUInt32LE(at + 16)).toBe(crc32('hello'));
    expect(archive.readUInt16LE(at + 12)).toBe((8 << 11) | (37 << 5) | 6);
    expect(archive.readUInt16LE(at + 14)).toBe((46 << 9) | (11 << 5) | 21);
  });

  it('tells what lies beyond 4 GB, and what is larger itself, so that independent tools find it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zip-'));
    const file = path.join(folder, 'large.zip');
    const [gap, large] = [4.5 * 1024 ** 3, 4.25 * 1024 ** 3];
    const zeros = Buffer.alloc(1024 ** 2);
    const text = (content: string) => () => Readable.from([Buffer.from(content)]);
    const entries = [
      { name: 'first.txt', open: text('first') },
      { name: 'large.bin', open: () => Readable.from(repeat(zeros, large / zeros.length), { objectMode: false }) },
      { name: 'last.txt', open: text('last') },
    ];
    try {
      // A hole: it takes no room, and the archive begins beyond what 32 bits can say.
      const target = createWriteStream(file, { start: gap });
      await pipeline(writeZip(entries, new Date('2026-11-21T08:37:12Z'), gap), target);
      const { stdout: listed } = await run('unzip', ['-l', file]);
      expect(listed).toMatch(new RegExp(`${large} +2026-11-21 08:37 +large.bin`));
      for (const [name, content] of [
        ['first.txt', 'first'],
        ['last.txt', 'last'],
      ] as const)
        expect((await run('unzip', ['-p', file, name])).stdout).toBe(content);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('breaks off with the error of a file that cannot be read', async () => {
    const failing = () =>
      new Readable({
        read() {
          this.destroy(new Error('disk gone'));
        },
      });
    await expect(buffer(writeZip([{ name: 'a.pdf', open: failing }], new Date(0)))).rejects.toThrow('disk gone');
  });
});
