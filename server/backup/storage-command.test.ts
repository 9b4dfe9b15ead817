import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { checkStorage } from '../doctor/check-storage.ts';
import { openFileBlobStore } from '../storage/file-blob-store.ts';
import { openBlobStore } from '../storage/open-blob-store.ts';
import { openS3Twin } from '../testing/s3/open-s3-twin.ts';
import { runBackupCommand, runRestoreCommand } from './backup-commands.ts';
import { runStorageCommand } from './storage-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let twin: Awaited<ReturnType<typeof openS3Twin>>;
let dataDir: string;
const said: string[] = [];
beforeEach(async () => {
  twin = await openS3Twin();
  dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-moving-'));
  said.splice(0);
});
afterEach(async () => {
  await twin.close();
  rmSync(dataDir, { recursive: true });
});

const describePlace = () => ({ dataDir, storage: { objects: twin.settings, cacheBytes: 1e9 } });
const migrate = (...words: string[]) =>
  runStorageCommand(words.length ? words : ['migrate'], {
    config: describePlace(),
    db: database.db,
    say: (line) => void said.push(line),
  });

/** Files in the folder, as a server without a bucket has stored them. */
async function fillFolder(count: number) {
  const folder = await openFileBlobStore(path.join(dataDir, 'files'));
  const contents = Array.from({ length: count }, () => randomBytes(2000));
  const names: string[] = [];
  for (const content of contents) names.push((await folder.put(content)).sha256);
  return { contents, names };
}

it('moves every file while a server reads, stores and erases, after having been broken off', async () => {
  const { contents, names } = await fillFolder(12);
  const server = await openBlobStore(describePlace());
  const expectAll = async () => {
    for (const [index, name] of names.entries())
      expect((await buffer(await server.read(name))).equals(contents[index]!)).toBe(true);
  };
  await expectAll();
  const { sha256: fresh } = await server.put(Buffer.from('new ones go to the bucket'));
  expect([...twin.state.objects.keys()]).toEqual([`files/${fresh}`]);

  // The bucket goes away for good in the middle of it.
  const breaksOff = migrate();
  await expect.poll(() => twin.state.objects.size).toBeGreaterThan(3);
  twin.state.isShut = true;
  await expect(breaksOff).rejects.toThrow('does not let this server in');
  twin.state.isShut = false;
  await expectAll();

  await server.delete(names[0]!);
  expect(await server.size(names[0]!)).toBeUndefined();
  names.shift();
  contents.shift();
  await migrate();
  expect(said.at(-1)).toMatch(/files \(0\.0 MB\) are moved to twin, each read back from there and compared/);
  expect(existsSync(path.join(dataDir, 'files'))).toBe(false);
  expect([...twin.state.objects.keys()].toSorted()).toEqual(
    [...names, fresh].map((name) => `files/${name}`).toSorted(),
  );
  await expectAll();
  await migrate();
  expect(said.at(-1)).toContain('0 files');
});

it('leaves what is damaged where it is, and says so', async () => {
  const { names } = await fillFolder(2);
  const rotten = 'ab'.repeat(32);
  await mkdir(path.join(dataDir, 'files/ab'), { recursive: true });
  writeFileSync(path.join(dataDir, 'files/ab', rotten), 'rotten');
  await expect(migrate()).rejects.toThrow(`1 stayed, for their bytes are not those of their names: ${rotten}`);
  expect([...twin.state.objects.keys()].toSorted()).toEqual(names.map((name) => `files/${name}`).toSorted());
  expect(existsSync(path.join(dataDir, 'files/ab', rotten))).toBe(true);
});

it('removes nothing that the bucket gives back otherwise', async () => {
  const { names } = await fillFolder(1);
  twin.state.faults.push({ on: 'GET files/', manner: 'damaged' });
  await expect(migrate()).rejects.toThrow('gave back other bytes than it took');
  expect(existsSync(path.join(dataDir, 'files', names[0]!.slice(0, 2), names[0]!))).toBe(true);
});

it('says what it can do, and what is missing', async () => {
  await expect(migrate('back')).rejects.toThrow('npm run storage -- migrate');
  const config = { dataDir, storage: { objects: undefined, cacheBytes: 1 } };
  const none = runStorageCommand(['migrate'], { config, db: database.db, say: () => undefined });
  await expect(none).rejects.toThrow('Set STORAGE_S3_BUCKET');
});

it('a backup takes the files of a bucket along, and a restored one is read from its folder until it is moved', async () => {
  const store = await openBlobStore(describePlace());
  writeFileSync(path.join(dataDir, 'server-key.json'), '{"key":"secret"}');
  const { sha256 } = await store.put(Buffer.from('signed'));
  const { host, user, database: name } = database.address as { host: string; user: string; database: string };
  const home = mkdtempSync(path.join(tmpdir(), 'sigillum-vault-'));
  const input = {
    config: { ...describePlace(), databaseUrl: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}` },
    ...{ place: home, version: '0.1.0', now: () => new Date() },
    askPassphrase: async () => 'a passphrase of backups',
    say: (line: string) => void said.push(line),
  };
  await runBackupCommand(['vault'], input);
  expect(said.join(' ')).toContain('1 files, of which 1 are new here');
  twin.state.objects.clear();
  const target = path.join(home, 'target');
  await runRestoreCommand(['vault'], { ...input, config: { ...input.config, dataDir: target } });
  expect(said.join(' ')).toContain('npm run storage -- migrate');
  const restored = await openBlobStore({ ...describePlace(), dataDir: target });
  expect(await buffer(await restored.read(sha256))).toEqual(Buffer.from('signed'));
  expect(createHash('sha256').update('signed').digest('hex')).toBe(sha256);
  rmSync(home, { recursive: true });
});

it('the doctor tries the bucket, and leaves nothing there', async () => {
  expect(await checkStorage(describePlace())).toMatchObject([{ check: 'storage', state: 'ok' }]);
  expect(twin.state.objects.size).toBe(0);
  twin.state.isShut = true;
  await expect(checkStorage(describePlace())).rejects.toThrow('does not let this server in');
  expect(await checkStorage({ dataDir, storage: { objects: undefined, cacheBytes: 1 } })).toEqual([]);
});
