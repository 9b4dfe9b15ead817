import { readFileSync } from 'node:fs';
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

/**
 * What it costs to be watched: servers side by side, without, with figures, and with figures and traces to a collector on this machine; the
 * same work in turn. Their processor time counts, for that of the clock is everybody's. `--rounds=10` for a shorter run.
 */
const rounds = Number(argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? '20');
const collector = await openCollector();
const endings: (() => Promise<unknown>)[] = [() => collector.close()];

interface Watched {
  person: Person;
  /** Processor time of the server so far, in milliseconds; Linux counts it in hundredths of a second. */
  readCpuMs(): number;
}

async function open(env: Record<string, string>): Promise<Watched> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-watched-'));
  endings.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test', ...env } });
  endings.push(server.stop);
  const readCpuMs = () => {
    const [user, system] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  };
  return { person: await signUpToSign(server.url, { business: 'Muster AG' }), readCpuMs };
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
  const servers = { without: await open({}), figures: await open(figures), 'figures and traces': await open(traces) };
  console.log('| work | watched by | processor ms, median | p90 | ratio |\n| --- | --- | --- | --- | --- |');
  for (const [what, run, batch] of [
    ['a call (GET /v1/user)', ({ client }: Person) => client.call(getUser, {}), 50],
    ['a request, from draft to signed', signOnce, 2],
  ] as const) {
    const spent = Object.keys(servers).map((): number[] => []);
    for (let round = -2; round < rounds; round += 1)
      for (const [place, { person, readCpuMs }] of Object.values(servers).entries()) {
        const before = readCpuMs();
        for (let turn = 0; turn < batch; turn += 1) await run(person);
        // The first rounds only warm up.
        if (round >= 0) spent[place]!.push((readCpuMs() - before) / batch);
      }
    const quantile = (place: number, share: number) =>
      spent[place]!.toSorted((one, other) => one - other)[Math.floor(rounds * share)]!;
    for (const [place, name] of Object.keys(servers).entries()) {
      const [median, p90, floor] = [quantile(place, 0.5), quantile(place, 0.9), quantile(0, 0.5)];
      console.log(`| ${what} | ${name} | ${median.toFixed(1)} | ${p90.toFixed(1)} | ${(median / floor).toFixed(2)} |`);
    }
  }
  console.log(`\n${collector.spans.length} spans, ${collector.bodies.join('').length} bytes`);
} finally {
  for (const end of endings.toReversed()) await end();
}
