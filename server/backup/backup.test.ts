import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockForBackup } from '../database/backup-lock.ts';
import { requireWholeData } from '../database/installation.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { openFileBlobStore } from '../storage/file-blob-store.ts';
import { runBackupCommand, runRestoreCommand } from './backup-commands.ts';
import { copyFile, writeFile } from './write-file.ts';

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-backups-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true });
});
const said: string[] = [];
afterEach(() => said.splice(0));

/** An installation with a database of the operator's own, as commands are told of it. */
function describeOwn(dataDir: string) {
  const { host, user, database: name } = database.address as { host: string; user: string; database: string };
  return {
    config: { dataDir, databaseUrl: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}` },
    ...{ place: home, version: '0.1.0', now: () => new Date() },
    askPassphrase: async () => 'a passphrase of backups',
    say: (line: string) => void said.push(line),
  };
}

describe('a backup beside a PostgreSQL of one’s own', () => {
  it('holds files and keys, says what is left to its operator, and waits for another backup', async () => {
    const dataDir = path.join(home, 'data');
    mkdirSync(path.join(dataDir, 'trust'), { recursive: true });
    writeFileSync(path.join(dataDir, 'server-key.json'), '{"key":"secret"}');
    writeFileSync(path.join(dataDir, 'trust/number'), '7');
    const blobs = await openFileBlobStore(path.join(dataDir, 'files'));
    const { sha256 } = await blobs.put(Buffer.from('signed'));
    const input = describeOwn(dataDir);
    await runBackupCommand(['vault'], input);
    expect(said.join(' ')).toContain('no database, 1 files, of which 1 are new here');
    expect(said.join(' ')).toMatch(/The database of DATABASE_URL is yours to back up.*pg_dump/);

    const target = path.join(home, 'target');
    await runRestoreCommand(['vault'], { ...input, config: { ...input.config, dataDir: target } });
    expect(said.join(' ')).toContain('restore your own one of the same moment');
    expect(readdirSync(target).toSorted()).toEqual(['files', 'server-key.json', 'trust']);
    expect(await (await openFileBlobStore(path.join(target, 'files'))).size(sha256)).toBe(6);

    const other = new pg.Client(database.address);
    await other.connect();
    await lockForBackup(other);
    const late = new pg.Client(database.address);
    await late.connect();
    await expect(lockForBackup(late, 0)).rejects.toThrow('Another backup of these data is under way.');
    await other.end();
    await late.end();
  });

  it('does not take a file whose bytes are not those of its name', async () => {
    const dataDir = path.join(home, 'rotten');
    const name = 'ab'.repeat(32);
    mkdirSync(path.join(dataDir, 'files/ab'), { recursive: true });
    writeFileSync(path.join(dataDir, 'server-key.json'), '{}');
    writeFileSync(path.join(dataDir, 'files/ab', name), 'rotten');
    const backup = runBackupCommand(['rotten-vault'], describeOwn(dataDir));
    await expect(backup).rejects.toThrow(`${path.join(dataDir, 'files/ab', name)} is damaged`);
    expect(readdirSync(path.join(home, 'rotten-vault'))).toEqual(['files']);
  });
});

describe('older backups', () => {
  it('stay, as the new one does, where one of them cannot be read', async () => {
    const dataDir = path.join(home, 'kept');
    mkdirSync(path.join(dataDir, 'files'), { recursive: true });
    writeFileSync(path.join(dataDir, 'server-key.json'), '{}');
    const backUp = (day: number, ...words: string[]) =>
      runBackupCommand(['kept-vault', ...words], {
        ...describeOwn(dataDir),
        now: () => new Date(Date.UTC(2026, 10, day)),
      });
    await backUp(1);
    await backUp(2);
    const vault = path.join(home, 'kept-vault');
    const [, second] = readdirSync(vault).filter((name) => name !== 'files');
    writeFileSync(path.join(vault, second!, 'manifest.json'), '{');
    await expect(backUp(3, '--keep', '2')).rejects.toThrow('The new backup is made. No older one was removed');
    expect(readdirSync(vault)).toHaveLength(4);
  });
});

describe('a restore that was killed', () => {
  it('is made again in the same folder, in which nothing starts before', async () => {
    const [dataDir, target] = [path.join(home, 'killed'), path.join(home, 'killed-target')];
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'server-key.json'), '{"key":"secret"}');
    const input = describeOwn(dataDir);
    await runBackupCommand(['killed-vault'], input);
    for (const name of ['restoring/files', 'postgres/run']) mkdirSync(path.join(target, name), { recursive: true });
    expect(() => requireWholeData({ dataDir: target, databaseUrl: input.config.databaseUrl })).toThrow(
      `A restore into ${target} was broken off. Run npm run restore again`,
    );
    await runRestoreCommand(['killed-vault'], { ...input, config: { ...input.config, dataDir: target } });
    expect(readdirSync(target).toSorted()).toEqual(['files', 'postgres', 'server-key.json']);
    requireWholeData({ dataDir: target, databaseUrl: input.config.databaseUrl });
  });
});

describe('a folder for backups that cannot be made', () => {
  it('is told in words, and waited for by nobody', async () => {
    const dataDir = path.join(home, 'beside-a-file');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'server-key.json'), '{"key":"secret"}');
    const file = path.join(home, 'diary.txt');
    writeFileSync(file, '');
    await expect(runBackupCommand(['diary.txt'], describeOwn(dataDir))).rejects.toThrow(
      `FOLDER cannot be ${file}: that is a file.`,
    );
  });
});

describe('a full disk', () => {
  it('is told in words, with the file that could not be written', async () => {
    const sentence = 'The disk is full: /dev/full could not be written. Make room there, and try again.';
    await expect(writeFile('/dev/full', Buffer.from('x'))).rejects.toThrow(sentence);
    await expect(copyFile(import.meta.filename, '/dev/full')).rejects.toThrow(sentence);
  });
});
