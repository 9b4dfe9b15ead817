import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countSent, makeTemplate, sendToMany } from '../support/batches.ts';
import { type Person, signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

const size = 150;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-batch-'));
let port: number;
let server: ServerProcess;
let owner: Person;

beforeAll(async () => {
  port = await findFreePort();
  server = await startServerProcess({ dataDir, port, isUnbundled: true });
  owner = await signUp(server.url, { business: 'Serie AG' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a batch goes on after its server was killed twice, and no row is sent twice', async () => {
  const id = await sendToMany(owner, await makeTemplate(owner), size);
  const wait = { timeout: 240_000, interval: 20 };
  for (const share of [0.1, 0.5]) {
    const sent = await vi.waitUntil(async () => {
      const count = await countSent(owner, id);
      return count > size * share ? count : undefined;
    }, wait);
    expect(sent).toBeLessThan(size);
    await server.kill();
    server = await startServerProcess({ dataDir, port, isUnbundled: true });
  }
  await vi.waitUntil(async () => (await countSent(owner, id)) === size, wait);
  const { db, close } = openServerDatabase(dataDir);
  const requests = await db.selectFrom('signature_requests').select('id').execute();
  const signatures = await db.selectFrom('signatures').select('email').execute();
  const invitations = await db.selectFrom('mails').select('to_address').where('template', '=', 'invitation').execute();
  await close();
  expect(requests).toHaveLength(size);
  expect(new Set(signatures.map(({ email }) => email)).size).toBe(size);
  expect(invitations).toHaveLength(size);
  expect(new Set(invitations.map(({ to_address: to }) => to)).size).toBe(size);
});
