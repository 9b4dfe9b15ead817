import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getPageImage } from '@sigillum/api-contracts/documents/get-page-image.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest, signUp } from '../support/people.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';
import { compare, writeTable, type Row } from './measure.ts';

/** What the product costs, beside the least that the same work could cost, in one run. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-bench-'));
const rows: Row[] = [];
let server = await startServerProcess({ dataDir });
const { url } = server;

// The floor of everything over HTTP: a bare Hono on the same loopback.
const image = Buffer.alloc(40_000, 7);
const floorPort = await findFreePort();
const bare = new Hono().get('/', (c) => c.text('')).get('/image', (c) => c.body(image));
const floorServer = serve({ fetch: bare.fetch, hostname: '127.0.0.1', port: floorPort });
const fetchBare = (route: string) => async () => (await fetch(`http://127.0.0.1:${floorPort}${route}`)).arrayBuffer();
const empty = { name: 'bare Hono, empty route', run: fetchBare('/') };

try {
  const owner = await signUp(url, { business: 'Bench AG' });
  const pdf = buildPdf({ padding: 1024 * 1024 });
  const signatures = [{ account_email: owner.email }];

  const tries = 20;
  const requests: Awaited<ReturnType<typeof sendRequest>>[] = [];
  for (let index = 0; index < tries + 3; index += 1) requests.push(await sendRequest(owner, { pdf, signatures }));
  const signNext = async () => {
    await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: requests.shift()!.id }] } });
  };
  const hashAndCopy = {
    name: 'SHA-256 plus copy of the same 1 MB',
    run: async () => createHash('sha256').update(Buffer.from(pdf)).digest(),
  };
  const first = requests[0]!;
  rows.push(await compare({ name: 'sign call, 1 MB, one signer', run: signNext }, hashAndCopy, { tries }));

  const documentId = first.documents[0]!.id;
  const drawPage = (scale: number) => async () =>
    (await owner.client.call(getPageImage, { params: { id: documentId, n: 0 }, query: { scale } })).arrayBuffer();
  const still = { name: 'bare Hono, 40 kB', run: fetchBare('/image') };
  let scale = 100;
  rows.push(
    await compare({ name: 'page image, drawn anew', run: () => drawPage((scale += 1))() }, still, { tries: 20 }),
  );
  rows.push(await compare({ name: 'page image, cached', run: drawPage(100) }, still, { tries: 100 }));

  const session = { headers: { cookie: `sigillum_session=${owner.token}` } };
  const openDashboard = async () => {
    const response = await fetch(`${url}/dashboard?tab=inbox`, session);
    if (!response.ok) throw new Error(`The dashboard answered ${response.status}.`);
    await response.text();
  };
  rows.push(
    await compare({ name: 'dashboard, server-rendered, 23 requests', run: openDashboard }, empty, { tries: 100 }),
  );

  await server.stop();
  const startWarm = async () => {
    server = await startServerProcess({ dataDir });
  };
  const stopAndStart = { name: 'warm start until ready', run: startWarm };
  const node = { name: 'node --eval 0', run: async () => spawnSync(process.execPath, ['--eval', '0']) };
  for (let index = 0; index < 5; index += 1) {
    rows.push(await compare(stopAndStart, node, { tries: 1, warmUp: 0 }));
    await server.stop();
  }
  const starts = rows.splice(-5).toSorted((a, b) => a.median - b.median);
  rows.push({ ...starts[2]!, p90: starts[4]!.median });
} finally {
  await server.stop();
  floorServer.close();
  await rm(dataDir, { recursive: true, force: true });
}

console.log(`\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}\n`);
console.log(writeTable(rows));
