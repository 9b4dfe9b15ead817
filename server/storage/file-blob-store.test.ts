import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobMissingError, BlobTooLargeError } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { openFileBlobStore } from './file-blob-store.ts';

let folder: string;
let store: BlobStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-blobs-'));
  store = await openFileBlobStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const listDrafts = () => readdir(path.join(folder, 'drafts'));
const unknown = 'f'.repeat(64);

describe('file blob store', () => {
  it('keeps a stream under the SHA-256 of its bytes and gives the same bytes back', async () => {
    const bytes = randomBytes(700_000);
    const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 300_000), bytes.subarray(300_000)];
    const blob = await store.put(Readable.from(chunks));
    expect(blob).toEqual({ sha256: createHash('sha256').update(bytes).digest('hex'), size: 700_000 });
    expect((await buffer(await store.read(blob.sha256))).equals(bytes)).toBe(true);
    expect(await store.size(blob.sha256)).toBe(700_000);
    expect((await readFile(await store.pathOf(blob.sha256))).equals(bytes)).toBe(true);
    expect(await listDrafts()).toEqual([]);
  });

  it('keeps the empty content too', async () => {
    const { sha256, size } = await store.put(new Uint8Array());
    expect([size, await text(await store.read(sha256))]).toEqual([0, '']);
  });

  it('reads a span with its start counted in and its end left out', async () => {
    const { sha256 } = await store.put(Buffer.from('0123456789'));
    expect(await text(await store.read(sha256, { start: 2, end: 5 }))).toBe('234');
    expect(await text(await store.read(sha256, { start: 7 }))).toBe('789');
    await expect(store.read(sha256, { start: 5, end: 5 })).rejects.toThrow(RangeError);
  });

  it('stores equal contents once, even when they arrive at the same moment', async () => {
    const bytes = randomBytes(50_000);
    const blobs = await Promise.all(Array.from({ length: 5 }, () => store.put(Readable.from([bytes]))));
    expect(new Set(blobs.map(({ sha256 }) => sha256)).size).toBe(1);
    expect((await buffer(await store.read(blobs[0]!.sha256))).equals(bytes)).toBe(true);
  });

  it('refuses content over the limit, at the byte that is too many, and keeps nothing of it', async () => {
    const refused = store.put(Readable.from([Buffer.alloc(60), Buffer.alloc(41)]), { maxSize: 100 });
    await expect(refused).rejects.toThrow(BlobTooLargeError);
    expect(await listDrafts()).toEqual([]);
    expect((await store.put(Buffer.alloc(100), { maxSize: 100 })).size).toBe(100);
  });

  it('clears away what it wrote when the sender breaks off or the caller gives up', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(10);
        throw new Error('the line broke');
      })(),
    );
    await expect(store.put(broken)).rejects.toThrow('the line broke');
    const controller = new AbortController();
    const endless = Readable.from(
      (async function* () {
        for (let count = 0; ; count += 1) {
          if (count === 3) controller.abort();
          yield Buffer.alloc(10);
        }
      })(),
    );
    await expect(store.put(endless, { signal: controller.signal })).rejects.toThrow('aborted');
    expect(endless.destroyed).toBe(true);
    expect(await listDrafts()).toEqual([]);
  });

  it('answers a missing blob with a typed error, no size and a silent delete', async () => {
    await expect(store.read(unknown)).rejects.toThrow(BlobMissingError);
    await expect(store.pathOf(unknown)).rejects.toThrow(BlobMissingError);
    expect(await store.size(unknown)).toBeUndefined();
    await expect(store.delete(unknown)).resolves.toBe(true);
  });

  it('deletes a blob', async () => {
    const { sha256 } = await store.put(randomBytes(9));
    await store.delete(sha256);
    expect(await store.size(sha256)).toBeUndefined();
  });

  it('lists what was stored before a moment, and deletes of it only what was not stored again since', async () => {
    const aged = await openFileBlobStore(path.join(folder, 'aged'));
    const age = async (sha256: string) => utimes(await aged.pathOf(sha256), new Date(1000), new Date(1000));
    const list = (before: Date) => Array.fromAsync(aged.list(before));
    const [old, young] = [await aged.put(randomBytes(8)), await aged.put(randomBytes(9))];
    await age(old.sha256);
    const bytes = randomBytes(10);
    const again = await aged.put(bytes);
    await age(again.sha256);
    const before = new Date(2000);
    expect((await list(before)).toSorted()).toEqual([old.sha256, again.sha256].toSorted());
    await aged.put(bytes);
    expect(await list(before)).toEqual([old.sha256]);
    expect(await Promise.all([old, young, again].map(({ sha256 }) => aged.delete(sha256, before)))).toEqual([
      true,
      false,
      false,
    ]);
    expect((await list(new Date(Date.now() + 1000))).toSorted()).toEqual([young.sha256, again.sha256].toSorted());
    expect(await aged.delete(unknown, before)).toBe(true);
    expect(await readdir(path.join(folder, 'aged', 'drafts'))).toEqual([]);
  });

  it('takes no name that could lead out of its folder', async () => {
    for (const name of ['../../etc/passwd', unknown.toUpperCase(), `${unknown}/x`, '']) {
      await expect(store.read(name)).rejects.toThrow(TypeError);
      await expect(store.delete(name)).rejects.toThrow(TypeError);
    }
  });

  it('removes drafts of a run that was killed, keeps the blobs, and lets nobody else look in', async () => {
    const home = path.join(folder, 'restarted');
    const first = await openFileBlobStore(home);
    const { sha256 } = await first.put(Buffer.from('kept'));
    await writeFile(path.join(home, 'drafts', 'half'), 'ha');
    const second = await openFileBlobStore(home);
    expect(await readdir(path.join(home, 'drafts'))).toEqual([]);
    expect(await text(await second.read(sha256))).toBe('kept');
    expect((await stat(await second.pathOf(sha256))).mode & 0o777).toBe(0o400);
    expect((await stat(path.join(home, 'drafts'))).mode & 0o777).toBe(0o700);
  });

  it('reports that it cannot store when its folder has gone', async () => {
    const home = path.join(folder, 'gone');
    await mkdir(home);
    const lost = await openFileBlobStore(home);
    await expect(lost.checkHealth()).resolves.toBeUndefined();
    await rm(home, { recursive: true });
    await expect(lost.checkHealth()).rejects.toThrow('ENOENT');
  });
});
