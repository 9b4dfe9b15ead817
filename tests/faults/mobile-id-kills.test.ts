import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askByMobileId } from '@sigillum/api-contracts/identification/ask-by-mobile-id.ts';
import { getMobileId } from '@sigillum/api-contracts/identification/get-mobile-id.ts';
import { lookAtMobileId } from '@sigillum/api-contracts/identification/look-at-mobile-id.ts';
import { openMobileId } from '@sigillum/server/testing/mobile-id/open-mobile-id.ts';
import { findFreePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { signUpToSign } from '../support/signing-people.ts';

// The twin of Mobile ID stands outside of the server, which is set up as for the real one.
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-mobile-id-kill-'));
let twin: Awaited<ReturnType<typeof openMobileId>>;
let port: number;
let server: ServerProcess;

/** Writes a file for a setting. */
function write(name: string, text: string): string {
  const file = path.join(dataDir, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
function run(more: Record<string, string> = {}) {
  const { url, apId, prefix, certificate, key, roots } = twin.settings;
  const env = {
    SIGILLUM_ENVIRONMENT: 'test',
    // Nobody but this test vouches for the twin's own address.
    NODE_EXTRA_CA_CERTS: write('twin.pem', twin.serverCertificate),
    MOBILE_ID_URL: url,
    MOBILE_ID_AP_ID: apId,
    MOBILE_ID_PREFIX: prefix,
    MOBILE_ID_CERTIFICATE: write('own.pem', certificate),
    MOBILE_ID_KEY: write('own.key', key),
    MOBILE_ID_ROOT: write('roots.pem', roots.map((root) => new X509Certificate(root).toString()).join('')),
    ...more,
  };
  return startServerProcess({ dataDir, port, env });
}

beforeAll(async () => {
  twin = await openMobileId({ port: 0, secret: 'a secret of the test', now: () => new Date() });
  port = await findFreePort();
  server = await run({ SIGILLUM_FAILPOINT: 'mobile-id-confirmed' });
});
afterAll(async () => {
  await server?.stop();
  await twin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps what somebody has confirmed on the phone when the server dies before it has written it down, and asks once', async () => {
  const vera = await signUpToSign(server.url, { firstName: 'Vera', business: 'Vera AG' });
  const question = await vera.client.call(askByMobileId, { body: { purpose: 'connect' } });
  expect(question).toMatchObject({ state: 'open' });
  const [asked] = twin.desk.listOpen(vera.mobile);
  expect(asked!.text).toBe(question.text);
  twin.desk.answerOnPhone(asked!.transaction, 'confirm');
  const look = () => vera.client.call(lookAtMobileId, { params: { id: question.id } });
  await expect(look()).rejects.toThrow();
  expect(await server.death).toBe('SIGKILL');

  server = await run();
  expect(await vera.client.call(getMobileId, {})).toMatchObject({ connected: null, question: { state: 'open' } });
  expect(await look()).toMatchObject({ state: 'confirmed' });
  expect(await vera.client.call(getMobileId, {})).toMatchObject({
    is_local: false,
    phone_url: null,
    connected: { mobile: vera.mobile, differs_since: null },
  });
  expect([...twin.desk.questions.values()].filter(({ msisdn }) => msisdn === vera.mobile)).toHaveLength(1);
});

it('says that nobody knows when the answer to the asking is lost, and does not ask twice', async () => {
  const tina = await signUpToSign(server.url, { firstName: 'Tina', business: 'Tina AG' });
  twin.state.losesAnswers = true;
  const ask = () => tina.client.call(askByMobileId, { body: { purpose: 'connect' } });
  expect(await ask()).toMatchObject({ state: 'failed', reason: 'interrupted' });
  expect(twin.desk.listOpen(tina.mobile)).toHaveLength(1);
  twin.state.losesAnswers = false;
  // The SIM card is still asking.
  expect(await ask()).toMatchObject({ state: 'failed', reason: 'busy' });
  twin.desk.answerOnPhone(twin.desk.listOpen(tina.mobile)[0]!.transaction, 'confirm');
  expect(await tina.client.call(getMobileId, {})).toMatchObject({ connected: null });
});
