import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStorageCommand } from '../backup/storage-command.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { checkOwner } from '../doctor/check-storage.ts';
import { openBlobStore } from '../storage/open-blob-store.ts';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { guardDeletes, openOwnBucket } from './own-bucket.ts';

let [one, other]: TestDatabase[] = [];
beforeAll(async () => {
  one = await createTestDatabase();
  other = await createTestDatabase();
});
afterAll(() => Promise.all([one!.drop(), other!.drop()]));

let twin: Awaited<ReturnType<typeof openS3Twin>>;
let dataDir: string;
beforeEach(async () => {
  twin = await openS3Twin();
  dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-own-'));
});
afterEach(async () => {
  await twin.close();
  rmSync(dataDir, { recursive: true });
});

const describePlace = () => ({ dataDir, storage: { objects: twin.settings, cacheBytes: 1e9 } });
const openOn = async ({ db }: TestDatabase) => (await openOwnBucket(describePlace(), db))!;
const claim = ({ db }: TestDatabase) =>
  runStorageCommand(['claim'], { config: describePlace(), db, say: () => undefined });

describe('a bucket', () => {
  it('belongs to the database that came first, and to another one when the operator says so', async () => {
    expect(await checkOwner(await openOn(one!))).toEqual([]);
    await (await openOn(one!)).require();
    await (await openOn(one!)).require();
    await expect((await openOn(other!)).require()).rejects.toThrow(/another installation.*npm run storage -- claim/);
    expect(await checkOwner(await openOn(other!))).toMatchObject([{ state: 'wrong' }]);
    await claim(other!);
    await (await openOn(other!)).require();
    await expect((await openOn(one!)).require()).rejects.toThrow('another installation');
    expect(await checkOwner(await openOn(other!))).toMatchObject([{ state: 'ok' }]);
  });

  it('does not belong to a copy of its database, neither by dump nor by restore, until that takes the place', async () => {
    await (await openOn(one!)).require();
    // As a dump is put into another database.
    await other!.db.deleteFrom('bucket_claims').execute();
    await other!.db
      .insertInto('bucket_claims')
      .values(await one!.db.selectFrom('bucket_claims').selectAll().execute())
      .execute();
    await expect((await openOn(other!)).require()).rejects.toThrow('another installation');
    writeFileSync(path.join(dataDir, 'restored'), '');
    await expect((await openOn(one!)).require()).rejects.toThrow('another installation');
    await claim(one!);
    await (await openOn(one!)).require();
  });

  it('loses nothing to a server whose place was taken', async () => {
    const bucket = await openOn(one!);
    const store = guardDeletes(await openBlobStore(describePlace()), bucket);
    const { sha256 } = await store.put(Buffer.from('signed'));
    await claim(other!);
    await expect(store.delete(sha256)).rejects.toThrow('another installation');
    expect(await store.size(sha256)).toBe(6);
    await claim(one!);
    expect(await store.delete(sha256)).toBe(true);
  });
});

it('asks the database for no session while something is deleted: whoever deletes holds one', async () => {
  const bucket = await openOn(one!);
  await bucket.require();
  const store = guardDeletes(await openBlobStore(describePlace()), bucket);
  const { sha256 } = await store.put(Buffer.from('signed'));
  using connect = vi.spyOn(one!.pool, 'connect');
  expect(await store.delete(sha256)).toBe(true);
  expect(twin.state.received).toContain('GET files/owner');
  expect(connect).not.toHaveBeenCalled();
});

it('says whose it is as everything there is encrypted', async () => {
  const objects = { ...twin.settings, encryption: { algorithm: 'AES256' as const, keyId: undefined } };
  await (await openOwnBucket({ dataDir, storage: { objects } }, one!.db))!.require();
  expect(twin.state.objects.get('files/owner')).toMatchObject([{ encryption: 'AES256' }]);
});

it('a folder has no owner', async () => {
  expect(await openOwnBucket({ dataDir, storage: { objects: undefined } }, one!.db)).toBeUndefined();
});
