import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { openKeptFiles, type KeptFiles } from './kept-files.ts';
import { FileTooLargeError } from './write-file.ts';

const bytes = Buffer.from('first revision|second revision');
const revisions = [14, bytes.length];
let folder: string;
let files: KeptFiles;
let clock: Date;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const forgotten = vi.fn(async () => undefined);

async function* stream(content: Buffer = bytes) {
  yield content;
}
const open = (maxBytes?: number) =>
  openKeptFiles({ folder, db: database.db, now: () => clock, onForget: forgotten, ...(maxBytes && { maxBytes }) });
const keep = async () => files.keep(await files.receive(stream(), 1000), revisions);

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'kept-')), 'verification');
  clock = new Date('2026-11-21T12:00:00.000Z');
  forgotten.mockClear();
  await database.db.deleteFrom('checked_files').execute();
  files = await open();
});
afterEach(async () => {
  await files.close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

it('opens exactly the bytes up to the end of a revision for whoever has the token', async () => {
  const { id, token } = await keep();
  const revision = (await files.openRevision(id, token, 0))!;
  expect(await readFile(revision.path, 'utf8')).toBe('first revision');
  expect(revision.sha256).toBe(createHash('sha256').update('first revision').digest('hex'));
  expect(await readFile((await files.openRevision(id, token, 1))!.path)).toEqual(bytes);
});

it('opens nothing with another token, for a revision that is not there, or for a file that never was', async () => {
  const [one, other] = [await keep(), await keep()];
  expect(await files.openRevision(one.id, other.token, 0)).toBeUndefined();
  expect(await files.openRevision(one.id, one.token, 2)).toBeUndefined();
  expect(await files.openRevision(randomUUID(), one.token, 0)).toBeUndefined();
});

it('deletes a file after a quarter of an hour, with everything that was made of it', async () => {
  const { id, token, until } = await keep();
  await files.openRevision(id, token, 0);
  expect(until.toISOString()).toBe('2026-11-21T12:15:00.000Z');
  clock = new Date('2026-11-21T12:14:59.999Z');
  expect(await files.openRevision(id, token, 0)).toBeDefined();
  clock = until;
  expect(await files.openRevision(id, token, 0)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  expect(forgotten).toHaveBeenCalledOnce();
});

it('ends nothing else where what was made of it cannot be deleted in time', async () => {
  const missed = vi.fn();
  process.on('unhandledRejection', missed);
  onTestFinished(() => void process.off('unhandledRejection', missed));
  const { id, token } = await keep();
  const expires_at = new Date(clock.getTime() + 1);
  await database.db.updateTable('checked_files').set({ expires_at }).where('id', '=', id).execute();
  const onForget = vi.fn(async () => Promise.reject(new Error('The disk is full.')));
  const other = await openKeptFiles({
    ...{ folder: path.join(path.dirname(folder), 'other'), db: database.db },
    ...{ now: () => clock, onForget },
  });
  await other.openRevision(id, token, 0);
  await expect.poll(() => onForget.mock.calls.length).toBe(1);
  await setImmediate();
  expect(missed).not.toHaveBeenCalled();
  await other.close();
});

it('is shown by another server, until it ends there, too', async () => {
  const { id, token } = await keep();
  const elsewhere = path.join(path.dirname(folder), 'elsewhere');
  const other = await openKeptFiles({ folder: elsewhere, db: database.db, now: () => clock, onForget: forgotten });
  const [one, again] = await Promise.all([other.openRevision(id, token, 1), other.openRevision(id, token, 1)]);
  expect(await readFile(one!.path)).toEqual(bytes);
  expect(again).toEqual(one);
  clock = new Date('2026-11-21T12:15:00.000Z');
  expect(await files.openRevision(id, token, 0)).toBeUndefined();
  expect(await other.openRevision(id, token, 1)).toBeUndefined();
  expect(await readdir(elsewhere)).toEqual([]);
  expect(await database.db.selectFrom('checked_file_parts').select('position').execute()).toEqual([]);
  await other.close();
});

it('deletes what an earlier run has left', async () => {
  await keep();
  await writeFile(path.join(folder, 'half.pdf'), 'half');
  files = await open();
  expect(await readdir(folder)).toEqual([]);
});

it('lets the oldest go when there is no more room', async () => {
  files = await open(bytes.length * 2);
  const keepLater = () => {
    clock = new Date(clock.getTime() + 1000);
    return keep();
  };
  const [first, second, third] = [await keepLater(), await keepLater(), await keepLater()];
  expect(await files.openRevision(first.id, first.token, 0)).toBeUndefined();
  expect(await files.openRevision(second.id, second.token, 0)).toBeDefined();
  expect(await files.openRevision(third.id, third.token, 0)).toBeDefined();
});

it('leaves nothing of a file that is too large or breaks off', async () => {
  await expect(files.receive(stream(), 5)).rejects.toBeInstanceOf(FileTooLargeError);
  const broken = async function* () {
    yield bytes;
    throw new Error('line cut');
  };
  await expect(files.receive(broken(), 1000)).rejects.toThrow('line cut');
  expect(await readdir(folder)).toEqual([]);
});

it('lets nobody else on the machine read', async () => {
  const { path: file } = await files.receive(stream(), 1000);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});
