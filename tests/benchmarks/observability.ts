import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { openCollector } from '@sigillum/server/testing/collector/open-collector.ts';
import { type Person } from '../support/people.ts';
import { signUpToSign } from '../support/signing-people.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';
import { compare, writeTable, type Row } from './measure.ts';

/**
 * What it costs to be watched: servers side by side, without, with figures, and with figures and traces to a collector on this machine; the
 * same calls in turn. `--tries=100` for a shorter run.
 */
const tries = Number(argv.find((word) => word.startsWith('--tries='))?.slice(8) ?? '400');
const collector = await openCollector();
const endings: (() => Promise<unknown>)[] = [() => collector.close()];

async function open(env: Record<string, string>): Promise<Person> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-watched-'));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test', ...env } });
  endings.push(server.stop);
  return signUpToSign(server.url, { business: 'Muster AG' });
}

async function signOnce({ client, email }: Person): Promise<void> {
  const { id } = await client.call(createSignatureRequest, {
    body: { title: 'Lease', signatures: [{ account_email: email }] },
  });
  await client.call(addDocument, {
    ...{ params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
  });
  await client.call(initiateSignatureRequest, { params: { id } });
  const { results } = await client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
  if (results[0]?.status !== 'SIGNED') throw new Error('The request was not signed.');
}

try {
  const figures = { METRICS_PORT: String(await findFreePort()) };
  const traces = {
    METRICS_PORT: String(await findFreePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const [off, figured, traced] = [await open({}), await open(figures), await open(traces)];
  const rows: Row[] = [];
  for (const [what, run, count] of [
    ['a call (GET /v1/user)', ({ client }: Person) => client.call(getUser, {}), tries],
    ['a request, from draft to signed', signOnce, Math.ceil(tries / 10)],
  ] as const) {
    const floor = { name: 'without', run: () => run(off) };
    rows.push(await compare({ name: `${what}: figures`, run: () => run(figured) }, floor, { tries: count }));
    rows.push(await compare({ name: `${what}: figures and traces`, run: () => run(traced) }, floor, { tries: count }));
  }
  console.log(writeTable(rows));
  console.log(`\n${collector.spans.length} spans, ${collector.bodies.join('').length} bytes`);
} finally {
  for (const end of endings.toReversed()) await end();
}
