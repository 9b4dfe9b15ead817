import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exportedRowsHeader } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { exportSignatureActivities } from '@sigillum/api-contracts/business/export-signature-activities.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { receiveTable } from '@sigillum/app/http/receive-file.ts';
import { insertActivities } from '../support/insert-activities.ts';
import { type Person, signUp } from '../support/people.ts';
import { openServerDatabase, readMemory, watchMemory } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

const size = 100_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-export-'));
let port: number;
let server: ServerProcess;
let owner: Person;
let address: string;

beforeAll(async () => {
  port = await findFreePort();
  server = await startServerProcess({ dataDir, port, isUnbundled: true });
  owner = await signUp(server.url, { business: 'Export AG' });
  const { id: userId, business } = await owner.client.call(getUser, {});
  const { db, close } = openServerDatabase(dataDir);
  await insertActivities(db, { userId, businessId: business!.id, size });
  await close();
  // As the page asks for it: through the bridge, with the cookie.
  address = `${server.url}/bff${fillPath(exportSignatureActivities.path, { id: business!.id })}`;
  const { fetch } = globalThis;
  const headers = { cookie: `sigillum_session=${owner.token}` };
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    fetch(input, { ...init, ...(input === address && { headers }) }),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The file as the page receives it. */
const receive = (onProgress: (rows: number) => void = () => undefined) =>
  receiveTable(address, { countHeader: exportedRowsHeader, signal: new AbortController().signal, onProgress });

it('a file of 100,000 lines is made in bounded memory; when the server is killed meanwhile nothing is kept, and one starts again', async () => {
  let kill: Promise<void> | undefined;
  const broken = receive((rows) => {
    if (rows > size / 5) kill ??= server.kill();
  });
  await expect(broken).rejects.toMatchObject({ name: 'Error', total: size });
  await kill;
  const { rows: before } = await broken.catch((error: unknown) => error as { rows: number });
  expect(before).toBeGreaterThan(size / 5);
  expect(before).toBeLessThan(size);

  server = await startServerProcess({ dataDir, port, isUnbundled: true });
  const startMb = readMemory(server.pid);
  const { answer, mostMb } = await watchMemory(server.pid, receive());
  console.info(`memory: ${startMb.toFixed(0)} MiB before, ${mostMb.toFixed(0)} MiB at most`);
  expect(answer.rows).toBe(size);
  const text = await answer.content.text();
  const ids = new Set(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(0, line.indexOf(','))),
  );
  expect(ids.size).toBe(size);
  // The file has 24 MB; a copy of it in memory, and one of its rows, would have more.
  expect(mostMb - startMb).toBeLessThan(200);
});
