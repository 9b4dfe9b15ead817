import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3rver } from '../testing/s3/open-s3rver.ts';
import { openS3Twin, type S3Manner } from '../testing/s3/open-s3-twin.ts';
import { BlobDamagedError, BlobMissingError, BlobTooLargeError, StorageUnavailableError } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';
import { openFileBlobStore } from './file-blob-store.ts';
import { openS3BlobStore, partSize } from './s3-blob-store.ts';
import type { ObjectStorageSettings } from './storage-settings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-blobs-'));
});
afterAll(() => rm(folder, { recursive: true }));

const unknown = 'f'.repeat(64);
const cacheBytes = 1024 ** 3;
/** As long as a crowded machine needs; only between two tries nobody waits. */
const patience = { connect: 60_000, silence: 60_000, pause: 5 };

/** A store as the suite needs it. */
interface Adapter {
  store: BlobStore;
  /** What is being written. */
  listDrafts: () => Promise<string[]>;
  /** Says that a blob was stored at a moment. */
  age: (sha256: string, at: Date) => Promise<void>;
  close: () => Promise<void>;
}

const openFolder = async (): Promise<Adapter> => {
  const home = await mkdtemp(path.join(folder, 'folder-'));
  const store = await openFileBlobStore(home);
  return {
    store,
    listDrafts: () => readdir(path.join(home, 'drafts')),
    age: async (sha256, at) => utimes(await store.pathOf(sha256), at, at),
    close: async () => undefined,
  };
};

const openBucket = async (settings: ObjectStorageSettings, silence = patience.silence) => {
  const home = await mkdtemp(path.join(folder, 'bucket-'));
  const store = await openS3BlobStore({ settings, folder: home, cacheBytes, patience: { ...patience, silence } });
  return { store, home, listDrafts: () => readdir(path.join(home, 'drafts')) };
};

const openReady = async (): Promise<Adapter> => {
  const { settings, fileOf, close } = await openS3rver(path.join(folder, 's3rver'));
  return {
    ...(await openBucket(settings)),
    age: (sha256, at) => utimes(fileOf(`files/${sha256}`), at, at),
    close,
  };
};

const openTwin = async (): Promise<Adapter> => {
  const { settings, state, close } = await openS3Twin();
  return {
    ...(await openBucket(settings)),
    age: async (sha256, at) => void (state.objects.get(`files/${sha256}`)!.at(-1)!.at = at),
    close,
  };
};

describe.each([
  ['a folder', openFolder],
  ['a bucket of s3rver', openReady],
  ['a bucket of the twin', openTwin],
])('blob store in %s', (_, openAdapter) => {
  let store: BlobStore;
  let adapter: Adapter;
  const listDrafts = () => adapter.listDrafts();
  beforeAll(async () => {
    adapter = await openAdapter();
    ({ store } = adapter);
  });
  afterAll(() => adapter.close());

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
    const long = new Date(Date.now() - 3 * 3600_000);
    const before = new Date(Date.now() - 3600_000);
    const list = async () => (await Array.fromAsync(store.list(before))).map(({ sha256 }) => sha256).toSorted();
    const [old, young] = [await store.put(randomBytes(8)), await store.put(randomBytes(9))];
    await adapter.age(old.sha256, long);
    const bytes = randomBytes(10);
    const again = await store.put(bytes);
    await adapter.age(again.sha256, long);
    expect(await list()).toEqual([old.sha256, again.sha256].toSorted());
    await store.put(bytes);
    expect(await list()).toEqual([old.sha256]);
    const gone = await Promise.all([old, young, again].map(({ sha256 }) => store.delete(sha256, before)));
    expect(gone).toEqual([true, false, false]);
    expect(await Promise.all([old, young, again].map(({ sha256 }) => store.size(sha256)))).toEqual([undefined, 9, 10]);
    expect(await store.delete(unknown, before)).toBe(true);
    expect(await listDrafts()).toEqual([]);
  });

  it('lists and weighs everything, however many there are', async () => {
    const names = await Promise.all(Array.from({ length: 7 }, async () => (await store.put(randomBytes(33))).sha256));
    const { count, bytes } = await store.measure();
    expect(count).toBeGreaterThanOrEqual(7);
    expect(bytes).toBeGreaterThanOrEqual(7 * 33);
    const found = await Array.fromAsync(store.list(new Date(Date.now() + 3600_000)));
    expect(found.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(names));
    expect(found.every(({ storedAt }) => Math.abs(storedAt.getTime() - Date.now()) < 4 * 3600_000)).toBe(true);
  });

  it('keeps what is longer than a part, and reads across its parts', async () => {
    const bytes = Buffer.alloc(partSize * 2 + 12_345, randomBytes(997));
    const { sha256, size } = await store.put(bytes);
    expect([sha256, size]).toEqual([createHash('sha256').update(bytes).digest('hex'), bytes.length]);
    const span = { start: partSize - 5, end: partSize + 5 };
    expect(await buffer(await store.read(sha256, span))).toEqual(bytes.subarray(span.start, span.end));
    expect(await store.size(sha256)).toBe(size);
  });

  it('takes no name that could lead out of its folder', async () => {
    for (const name of ['../../etc/passwd', unknown.toUpperCase(), `${unknown}/x`, '']) {
      await expect(store.read(name)).rejects.toThrow(TypeError);
      await expect(store.delete(name)).rejects.toThrow(TypeError);
    }
  });

  it('says that it is well', async () => {
    await expect(store.checkHealth()).resolves.toBeUndefined();
  });
});

describe('blob store in a folder', () => {
  it('removes drafts of a run that was killed, keeps the blobs, and lets nobody else look in', async () => {
    const home = path.join(folder, 'restarted');
    const first = await openFileBlobStore(home);
    const { sha256 } = await first.put(Buffer.from('kept'));
    await writeFile(path.join(home, 'drafts', 'half'), 'ha');
    await writeFile(path.join(home, 'drafts', 'of-another'), 'ha');
    const twoHoursAgo = new Date(Date.now() - 2 * 3600_000);
    await utimes(path.join(home, 'drafts', 'half'), twoHoursAgo, twoHoursAgo);
    const second = await openFileBlobStore(home);
    expect(await readdir(path.join(home, 'drafts'))).toEqual(['of-another']);
    expect(await text(await second.read(sha256))).toBe('kept');
    expect((await stat(await second.pathOf(sha256))).mode & 0o777).toBe(0o400);
    expect((await stat(path.join(home, 'drafts'))).mode & 0o777).toBe(0o700);
  });

  it('is there while somebody still looks at the draft, which stays until the look is over', async () => {
    const home = path.join(folder, 'looked-at');
    const watched = await openFileBlobStore(home);
    const bytes = Buffer.from('looked at');
    const seen: string[] = [];
    const end = Promise.withResolvers<void>();
    const look = async (file: string, size: number) => {
      await end.promise;
      seen.push(`${size} ${(await readFile(file)).toString()}`);
    };
    const { sha256 } = await watched.put(bytes, { look });
    expect(await watched.size(sha256)).toBe(bytes.length);
    expect(seen).toEqual([]);
    end.resolve();
    await expect.poll(() => readdir(path.join(home, 'drafts'))).toEqual([]);
    expect(seen).toEqual(['9 looked at']);
    expect((await stat(await watched.pathOf(sha256))).nlink).toBe(1);
    // What the look throws is its own, and leaves no draft either.
    await watched.put(Buffer.from('other'), { look: () => Promise.reject(new Error('seen')) });
    await expect.poll(() => readdir(path.join(home, 'drafts'))).toEqual([]);
  });

  it('tells the name before anybody can find the blob under it, and keeps nothing where that fails', async () => {
    const home = path.join(folder, 'named');
    const told = await openFileBlobStore(home);
    const found: (number | undefined)[] = [];
    const named = async (sha256: string) => void found.push(await told.size(sha256));
    const { sha256 } = await told.put(Buffer.from('named'), { named });
    expect(found).toEqual([undefined]);
    const fail = () => Promise.reject(new Error('held by nobody'));
    await expect(told.put(Buffer.from('other'), { named: fail })).rejects.toThrow('held by nobody');
    expect(await readdir(path.join(home, 'drafts'))).toEqual([]);
    expect(await readdir(home)).toEqual(expect.arrayContaining([sha256.slice(0, 2), 'drafts']));
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

describe('blob store in a bucket', () => {
  let twin: Awaited<ReturnType<typeof openS3Twin>>;
  /** Two machines: what one has stored the other has no copy of. */
  let [here, there]: Awaited<ReturnType<typeof openBucket>>[] = [];
  beforeEach(async () => {
    twin = await openS3Twin();
    here = await openBucket(twin.settings);
    there = await openBucket(twin.settings);
  });
  afterEach(() => twin.close());
  const fail = (on: string, ...manners: S3Manner[]) =>
    twin.state.faults.push(...manners.map((manner) => ({ on, manner })));

  it('has the service prove each content by the hash of the request, and encrypt as it is told', async () => {
    const { store } = await openBucket({ ...twin.settings, encryption: { algorithm: 'AES256', keyId: undefined } });
    const { sha256 } = await store.put(Buffer.from('sealed'));
    expect(twin.state.objects.get(`files/${sha256}`)).toMatchObject([{ encryption: 'AES256' }]);
    const large = await store.put(Buffer.alloc(partSize + 1, 7));
    expect(twin.state.objects.get(`files/${large.sha256}`)).toMatchObject([{ encryption: 'AES256' }]);
    expect(twin.state.uploads.size).toBe(0);
  });

  it('reads for another machine without a copy, and copies what is asked for by path, once', async () => {
    const bytes = randomBytes(300_000);
    const { sha256 } = await here!.store.put(bytes);
    expect(await buffer(await there!.store.read(sha256))).toEqual(bytes);
    expect(await buffer(await there!.store.read(sha256, { start: 10, end: 20 }))).toEqual(bytes.subarray(10, 20));
    expect(await text(await there!.store.read(sha256, { start: bytes.length }))).toBe('');
    const before = twin.state.received.length;
    const paths = await Promise.all([1, 2, 3].map(() => there!.store.pathOf(sha256)));
    expect(new Set(paths).size).toBe(1);
    expect(await readFile(paths[0]!)).toEqual(bytes);
    expect(twin.state.received.length).toBe(before + 1);
    await expect(there!.store.pathOf(unknown)).rejects.toThrow(BlobMissingError);
  });

  it('goes on through a busy service, cut answers, lost answers and a conflict', async () => {
    const bytes = randomBytes(900_000);
    fail('PUT', 'slow_down', 'reset', 'internal', 'lost');
    const { sha256 } = await here!.store.put(bytes);
    expect(twin.state.objects.size).toBe(1);
    fail('GET', 'slow_down', 'cut', 'cut', 'reset');
    expect((await buffer(await there!.store.read(sha256))).equals(bytes)).toBe(true);
    fail('PUT', 'conflict');
    await here!.store.put(randomBytes(5));
    expect(twin.state.objects.size).toBe(2);
    fail('POST', 'conflict', 'slow_down');
    const large = await here!.store.put(Buffer.alloc(partSize + 9, 1));
    expect(twin.state.objects.get(`files/${large.sha256}`)).toHaveLength(1);
    expect(twin.state.uploads.size).toBe(0);
  });

  it('takes an object that is there for stored, and stores anew where that is old or of another length', async () => {
    const bytes = randomBytes(50);
    const { sha256 } = await here!.store.put(bytes);
    const key = `files/${sha256}`;
    const first = twin.state.objects.get(key)![0]!;
    await there!.store.put(bytes);
    expect(twin.state.objects.get(key)).toEqual([first]);
    first.bytes = Buffer.from('cut');
    await there!.store.put(bytes);
    expect(twin.state.objects.get(key)![0]!.bytes).toEqual(bytes);
  });

  it('does without conditions where the service does not know them', async () => {
    twin.state.knowsConditions = false;
    const bytes = randomBytes(50);
    const { sha256 } = await here!.store.put(bytes);
    const [first] = twin.state.objects.get(`files/${sha256}`)!;
    await here!.store.put(bytes);
    expect(twin.state.objects.get(`files/${sha256}`)).toEqual([first]);
    expect(twin.state.received.filter((line) => line === `PUT files/${sha256}`)).toHaveLength(2);
  });

  it('says clearly that an object is damaged, and hands no copy of it out', async () => {
    const { sha256 } = await here!.store.put(randomBytes(4000));
    fail('GET', 'damaged', 'damaged');
    await expect(buffer(await there!.store.read(sha256))).rejects.toThrow(BlobDamagedError);
    await expect(there!.store.pathOf(sha256)).rejects.toThrow('is damaged');
    expect(await there!.listDrafts()).toEqual([]);
    expect(await readFile(await there!.store.pathOf(sha256))).toHaveLength(4000);
  });

  it('gives a service up that stays away, and says in words who is to do what', async () => {
    fail('PUT', ...Array<S3Manner>(5).fill('slow_down'));
    await expect(here!.store.put(randomBytes(5))).rejects.toThrow(StorageUnavailableError);
    expect(await here!.listDrafts()).toEqual([]);
    fail('GET', ...Array<S3Manner>(5).fill('silent'));
    const impatient = await openBucket(twin.settings, 100);
    await expect(impatient.store.checkHealth()).rejects.toThrow('cannot be reached (ETIMEDOUT)');
    const stranger = { accessKeyId: 'STRANGER', secretAccessKey: 'not to be told' };
    const shut = await openBucket({ ...twin.settings, credentials: stranger });
    const refused = await shut.store.put(randomBytes(5)).catch((error: unknown) => String(error));
    expect(refused).toContain('does not let this server in');
    expect(refused).not.toContain('not to be told');
    const lost = await openBucket({ ...twin.settings, bucket: 'nowhere' });
    await expect(lost.store.put(randomBytes(5))).rejects.toThrow(/has no bucket [a-z]/);
    const gone = await openBucket({ ...twin.settings, endpoint: 'http://127.0.0.1:9' });
    await expect(gone.store.put(randomBytes(5))).rejects.toThrow('cannot be reached (ECONNREFUSED)');
  });

  it('follows the clock of the service where that is another', async () => {
    twin.state.now = () => new Date(Date.now() + 3600_000);
    const { sha256 } = await here!.store.put(randomBytes(5));
    expect(await there!.store.size(sha256)).toBe(5);
  });

  it('keeps copies in bounds, but none that was asked for just now', async () => {
    const home = path.join(folder, 'bounded');
    const store = await openS3BlobStore({ settings: twin.settings, folder: home, cacheBytes: 10_000, patience });
    const names: string[] = [];
    for (let count = 0; count < 4; count += 1) names.push((await store.put(randomBytes(4000))).sha256);
    const hourAgo = new Date(Date.now() - 3600_000);
    for (const name of names.slice(0, 3)) await utimes(path.join(home, name.slice(0, 2), name), hourAgo, hourAgo);
    await store.pathOf(names[0]!);
    await store.put(randomBytes(4000));
    const isThere = (name: string) =>
      stat(path.join(home, name.slice(0, 2), name)).then(
        () => true,
        () => false,
      );
    await expect.poll(() => Promise.all(names.map(isThere))).toEqual([true, false, false, true]);
    expect((await readFile(await store.pathOf(names[1]!))).length).toBe(4000);
  });
});
