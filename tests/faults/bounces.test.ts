import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { listAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import { readdressSignature } from '@sigillum/api-contracts/signature-requests/readdress-signature.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { writeNotification } from '@sigillum/server/testing/write-notification.ts';
import { bringBack, openMailServer, signUpByMail, type MailServer } from '../support/mail-server.ts';
import { inventEmail, type Person, sendRequest } from '../support/people.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

const domain = 'bounces.sign.example.ch';
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-bounces-'));
let server: ServerProcess;
let mails: MailServer;
let door: number;
let port: number;
let owner: Person;

async function start(): Promise<void> {
  server = await startServerProcess({
    ...{ dataDir, port },
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Sigillum <sign@example.ch>',
      BOUNCE_DOMAIN: domain,
      BOUNCE_PORT: String(door),
      SIGILLUM_ENVIRONMENT: 'test',
      SIGILLUM_LONGEST_RETRY_DELAY: '1',
    },
  });
}

beforeAll(async () => {
  mails = await openMailServer();
  [door, port] = [await findFreePort(), await findFreePort()];
  await start();
  owner = await signUpByMail(server.url, mails);
});
afterAll(async () => {
  await server?.stop();
  await mails?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request to somebody and answers it, with where its invitation comes back to. */
async function invite(title: string) {
  const signer = inventEmail('signer');
  const signatures = [{ signer_identity_data: { email_address: signer, first_name: 'Luca' } }];
  const { id } = await sendRequest(owner, { title, pdf: buildPdf(), signatures });
  await mails.receive(signer, '/view/');
  const { from, returns } = mails.deliveries.find(({ to }) => to === signer)!;
  return { id, signer, returnPath: from, returns };
}
const read = async (id: string) => (await owner.client.call(getSignatureRequest, { params: { id } })).signatures[0]!;
const readRefused = async (id: string) => (await read(id)).mail_refused_at;
const listRefused = async (id: string) => {
  const { events } = await owner.client.call(getSignatureRequestEvents, { params: { id } });
  return events.filter(({ name }) => name === 'MAIL_REFUSED');
};

describe('a mail that a mail server took and could not deliver', () => {
  it('comes back to an address of its own, and whoever sent the request is told once', async () => {
    const { id, signer, returnPath, returns } = await invite('Lease 1');
    expect(returnPath).toMatch(/^b-[0-9a-f]{32}-[0-9a-f]{24}@bounces\.sign\.example\.ch$/);
    expect(returns, 'links stay where they are').toBe('HDRS');
    // What asks nobody to sign comes back to nobody.
    expect(mails.deliveries.find(({ to }) => to === owner.email)!.from).toBe('sign@example.ch');
    expect(await readRefused(id)).toBeNull();

    expect(await bringBack(door, { to: returnPath, raw: writeNotification() })).toMatch(/^250 /);
    await expect.poll(() => readRefused(id)).not.toBeNull();
    expect(await bringBack(door, { to: returnPath, raw: writeNotification() })).toMatch(/^250 /);
    const { requests } = await owner.client.call(listAtRisk, {});
    expect(requests).toMatchObject([{ id, reasons: ['MAIL_REFUSED'], refused: [signer] }]);
    expect(await listRefused(id)).toHaveLength(1);

    const right = inventEmail('right');
    const { sid } = await read(id);
    await owner.client.call(readdressSignature, { params: { id, sid }, body: { email: right } });
    await mails.receive(right, '/view/');
    expect(mails.deliveries.find(({ to }) => to === right)!.from).not.toBe(returnPath);
    expect(await bringBack(door, { to: returnPath, raw: writeNotification() })).toMatch(/^250 /);
    // What comes next through the same door has been noted: so has what came before it.
    const next = await invite('Lease 2');
    await bringBack(door, { to: next.returnPath, raw: writeNotification() });
    await expect.poll(() => readRefused(next.id)).not.toBeNull();
    expect(await readRefused(id)).toBeNull();
    expect(await listRefused(id)).toHaveLength(1);
  });

  it('is told of after a death that came behind its taking', async () => {
    const { id, returnPath } = await invite('Lease 3');
    expect(await bringBack(door, { to: returnPath, raw: writeNotification() })).toMatch(/^250 /);
    await server.kill();
    await start();
    await expect.poll(() => readRefused(id)).not.toBeNull();
    expect(await listRefused(id)).toHaveLength(1);
  });

  it('is no tool for strangers: what is forged, late or something else changes nothing', async () => {
    const { id, returnPath } = await invite('Lease 4');
    const other = await invite('Lease 5');
    const [mine, proof] = [returnPath.slice(0, 35), other.returnPath.slice(35)];
    for (const to of [mine + proof, `b-${'0'.repeat(32)}-${'0'.repeat(24)}@${domain}`, `postmaster@${domain}`])
      expect(await bringBack(door, { to, raw: writeNotification() })).toMatch(/^550 /);
    expect(await bringBack(door, { from: 'a@example.ch', to: returnPath, raw: writeNotification() })).toMatch(/^550 /);
    for (const raw of [
      'Subject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
      writeNotification({ type: 'multipart/mixed; boundary="=_part"' }),
      writeNotification({ recipients: [{ action: 'delayed', status: '4.4.1' }] }),
      writeNotification({ recipients: [{ action: 'failed', status: '4.4.7' }] }),
      writeNotification({ recipients: [{ action: 'delivered', status: '2.0.0' }] }),
      '\0'.repeat(1000),
    ])
      expect(await bringBack(door, { to: returnPath, raw })).toMatch(/^250 /);
    expect(await bringBack(door, { to: returnPath, raw: writeNotification().padEnd(300_000, 'long\r\n') })).toMatch(
      /^552 /,
    );
    await bringBack(door, { to: other.returnPath, raw: writeNotification() });
    await expect.poll(() => readRefused(other.id)).not.toBeNull();
    expect(await readRefused(id)).toBeNull();
    expect(await listRefused(id)).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
