import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest } from '../support/people.ts';
import { startServerProcess } from '../support/server-process.ts';
import { signUpToSign } from '../support/signing-people.ts';

/** Processor time of the server for a signature over 1 MB, beside one SHA-256 and one copy of the same, round by round. For `guard`. */
const [rounds, batch, floorBatch] = [6, 8, 100];
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-sign-'));
const server = await startServerProcess({ dataDir });
const readCpuMs = () => {
  const [user, system] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
};
const spent = { server: [] as number[], floor: [] as number[] };
try {
  const owner = await signUpToSign(server.url, { business: 'Muster AG' });
  const pdf = buildPdf({ padding: 1024 * 1024 });
  for (let round = -1; round < rounds; round += 1) {
    const ids: string[] = [];
    for (let turn = 0; turn < batch; turn += 1)
      ids.push((await sendRequest(owner, { pdf, signatures: [{ account_email: owner.email }] })).id);
    const before = readCpuMs();
    for (const signatureRequestId of ids) {
      const { results } = await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId }] } });
      if (results[0]?.status !== 'SIGNED') throw new Error('It was not signed.');
    }
    const ms = (readCpuMs() - before) / batch;
    const start = process.cpuUsage();
    for (let turn = 0; turn < floorBatch; turn += 1) createHash('sha256').update(Buffer.from(pdf)).digest();
    const { user, system } = process.cpuUsage(start);
    // The first round only warms up.
    if (round < 0) continue;
    spent.server.push(ms);
    spent.floor.push((user + system) / 1000 / floorBatch);
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
const [ms, floor] = [median(spent.server), median(spent.floor)];
console.log('| subject | processor ms | floor ms | ratio |\n| --- | --- | --- | --- |');
console.log(`| a signature, 1 MB | ${ms.toFixed(1)} | ${floor.toFixed(2)} | ${(ms / floor).toFixed(1)} |`);
