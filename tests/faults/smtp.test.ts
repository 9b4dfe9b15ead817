import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { register } from '@sigillum/api-contracts/user/register.ts';
import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, type Person, sendRequest } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** A mail as the mail server took it over. */
interface Delivery {
  to: string;
  raw: string;
}

let server: ServerProcess;
let isAway = false;
const deliveries: Delivery[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-smtp-'));
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (isAway) return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
    return done(
      address.startsWith('nobody') ? Object.assign(new Error('no such person'), { responseCode: 550 }) : undefined,
    );
  },
  onData(stream, { envelope }, answer) {
    void text(stream).then((raw) => {
      for (const { address } of envelope.rcptTo) deliveries.push({ to: address, raw });
      answer();
    });
  },
});

beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  server = await startServerProcess({
    dataDir,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Sigillum <sign@example.ch>',
      SIGILLUM_ENVIRONMENT: 'test',
      SIGILLUM_LONGEST_RETRY_DELAY: '1',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

/** The next mail to an address, its lines unfolded from quoted-printable. */
async function receive(to: string, contains: string): Promise<string> {
  const unfold = ({ raw }: Delivery) =>
    raw
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const find = () =>
    deliveries
      .filter((delivery) => delivery.to === to)
      .map(unfold)
      .find((mail) => mail.includes(contains));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()!;
}

async function signUpByMail(): Promise<Person> {
  const client = createClient(fetch, {}, server.url);
  const [email, password] = [inventEmail('nora'), 'Correct-horse-battery-9f2c'];
  await client.call(requestConfirmation, { body: { email, flow: 'business', lang: 'en' } });
  const mailed = /\/signup\/confirm\?token=([\w-]+)/.exec(await receive(email, '/signup/confirm'))![1]!;
  const { token } = await client.call(validConfirmation, { body: { token: mailed } });
  await client.call(register, {
    body: { token, firstName: 'Nora', lastName: 'Ammann', password, lang: 'en', gtc: true },
  });
  const session = await client.call(login, { body: { email, password } });
  const person = {
    email,
    password,
    firstName: 'Nora',
    lastName: 'Ammann',
    token: session.token,
    client: createClient(fetch, { bearer: session.token }, server.url),
  };
  await person.client.call(createBusiness, { body: { name: 'Post AG', gtc_accepted: true } });
  return person;
}

describe('with a mail server', () => {
  it('mail goes out for real, with a link that opens, and the outbox is closed to everybody', async () => {
    const owner = await signUpByMail();
    const visitor = inventEmail('visitor');
    const signatures = [
      { signer_identity_data: { email_address: visitor, first_name: 'Vera', language: 'de' as const } },
    ];
    await sendRequest(owner, { pdf: buildPdf(), signatures });
    const mail = await receive(visitor, '/view/');
    expect(mail).toMatch(/^From: Sigillum <sign@example\.ch>/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail).toMatch(/^Message-ID: <[\w-]+@localhost>/im);
    const link = /http:\/\/localhost:\d+\/view\/[\w/?=-]+/.exec(mail)![0];
    expect((await fetch(link)).status).toBe(200);
    for (const address of ['/outbox', '/v1/outbox', '/outbox?secret=x'])
      expect((await fetch(server.url + address)).status, address).toBe(404);
  });

  it('a mail waits for a mail server that is away, goes out once, and its text is forgotten', async () => {
    isAway = true;
    const client = createClient(fetch, {}, server.url);
    const email = inventEmail('patient');
    await client.call(requestConfirmation, { body: { email, flow: 'free', lang: 'fr' } });
    const { db, close } = openServerDatabase(dataDir);
    try {
      const read = () =>
        db.selectFrom('mails').select(['sent_at', 'html', 'text']).where('to_address', '=', email).executeTakeFirst();
      expect(await read()).toMatchObject({ sent_at: null });
      isAway = false;
      await receive(email, '/signup/confirm');
      await expect.poll(read, { timeout: 30_000 }).toMatchObject({ sent_at: expect.any(Date), html: '', text: '' });
      expect(deliveries.filter(({ to }) => to === email)).toHaveLength(1);
    } finally {
      await close();
    }
  });
});
