import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { openMailServer, signUpByMail, type MailServer } from '../support/mail-server.ts';
import { inventEmail, sendRequest } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

let server: ServerProcess;
let mails: MailServer;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-smtp-'));

beforeAll(async () => {
  mails = await openMailServer();
  server = await startServerProcess({
    dataDir,
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Sigillum <sign@example.ch>',
      SIGILLUM_ENVIRONMENT: 'test',
      SIGILLUM_LONGEST_RETRY_DELAY: '1',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await mails?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('with a mail server', () => {
  it('mail goes out for real, with a link that opens, and the outbox is closed to everybody', async () => {
    const owner = await signUpByMail(server.url, mails);
    const visitor = inventEmail('visitor');
    const signatures = [
      { signer_identity_data: { email_address: visitor, first_name: 'Vera', language: 'de' as const } },
    ];
    await sendRequest(owner, { pdf: buildPdf(), signatures });
    const mail = await mails.receive(visitor, '/view/');
    // Nobody hears here of mails that come back, so none has a sender of its own.
    expect(mails.deliveries.map(({ from }) => from)).toEqual(mails.deliveries.map(() => 'sign@example.ch'));
    expect(mail).toMatch(/^From: Sigillum <sign@example\.ch>/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail).toMatch(/^Message-ID: <[\w-]+@localhost>/im);
    const link = /http:\/\/localhost:\d+\/view\/[\w/?=-]+/.exec(mail)![0];
    expect((await fetch(link)).status).toBe(200);
    for (const address of ['/outbox', '/v1/outbox', '/outbox?secret=x'])
      expect((await fetch(server.url + address)).status, address).toBe(404);
  });

  it('a mail waits for a mail server that is away, goes out once, and its text is forgotten', async () => {
    mails.isAway = true;
    const client = createClient(fetch, {}, server.url);
    const email = inventEmail('patient');
    await client.call(requestConfirmation, { body: { email, flow: 'free', lang: 'fr' } });
    const { db, close } = openServerDatabase(dataDir);
    try {
      const read = () =>
        db.selectFrom('mails').select(['sent_at', 'html', 'text']).where('to_address', '=', email).executeTakeFirst();
      expect(await read()).toMatchObject({ sent_at: null });
      mails.isAway = false;
      await mails.receive(email, '/signup/confirm');
      await expect.poll(read).toMatchObject({ sent_at: expect.any(Date), html: '', text: '' });
      expect(mails.deliveries.filter(({ to }) => to === email)).toHaveLength(1);
    } finally {
      await close();
    }
  });
});
