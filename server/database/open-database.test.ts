import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../process/log.ts';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { isProcessAlive, readPostmaster } from './postmaster.ts';
import { createTestDatabase } from './testing.ts';

let home: string;
const log = createLog({ level: 'error', write: () => undefined });
const onLost = vi.fn();
const open = (url?: string): Promise<OpenDatabase> =>
  openDatabase({ url, folder: path.join(home, 'postgres'), log, onLost });
const readPid = () => readPostmaster(path.join(home, 'postgres/data'))?.pid ?? 0;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-open-'));
});
afterAll(() => rmSync(home, { recursive: true }));

describe('the server’s database', () => {
  it('is started, migrated and ended with the server', async () => {
    const database = await open();
    expect(database).toMatchObject({ isEmbedded: true, isReattached: false });
    expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    const pid = readPid();
    await database.close();
    expect(isProcessAlive(pid)).toBe(false);
  });

  it('goes over to a server that waited while this one ended', async () => {
    const first = await open();
    const waiting = open();
    await vi.waitFor(async () => {
      const { rows } = await first.pool.query(
        `select count(*)::int as locks from pg_stat_activity where application_name = 'sigillum-lock'`,
      );
      expect(rows[0].locks).toBe(2);
    }, 60_000);
    await first.close();
    const second = await waiting;
    expect(await second.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await second.close();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('stays with the first server when a second one asks', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('Another Sigillum server is already running on the same data.');
    expect(await first.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await first.close();
  });

  it('is the operator’s own server where there is one, and is left running', async () => {
    const test = await createTestDatabase();
    const { host, user, database } = test.address as { host: string; user: string; database: string };
    const url = `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`;
    const first = await open(url);
    expect(first.isEmbedded).toBe(false);
    await expect(open(url)).rejects.toThrow('Another Sigillum server');
    await first.close();
    expect(await test.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await test.drop();
  });
});
