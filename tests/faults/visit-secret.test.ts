import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { getOutboxMail } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { findLink, inventEmail, type Person, readMail, signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

let server: ServerProcess;
let owner: Person;
let signer: Person;
let observer: Person;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-secret-'));
const email = inventEmail('visitor');
let request: SignatureRequest;
let link: URL;
let userid: string;
let basic: string;

beforeAll(async () => {
  server = await startServerProcess({ dataDir, env: { LOG_LEVEL: 'debug' } });
  owner = await signUp(server.url, { business: 'Secret AG' });
  signer = await signUp(server.url, { firstName: 'Urs' });
  observer = await signUp(server.url, { firstName: 'Olga' });
  const signatures = [
    { signer_identity_data: { email_address: email, first_name: 'Vera', last_name: 'Visit' } },
    { account_email: signer.email },
  ];
  const content = Buffer.from(buildPdf()).toString('base64');
  const body = {
    title: 'Rental agreement',
    signatures,
    observers: [{ email: observer.email }],
    documents: [{ content }],
  };
  const { id } = await owner.client.call(createSignatureRequest, { body });
  request = await owner.client.call(initiateSignatureRequest, { params: { id } });
  link = new URL(findLink(await readMail(server.url, email, 'invitation'), '/view/'));
  userid = link.pathname.split('/')[3]!;
  basic = btoa(`${userid}:${request.id}`);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const expectSilent = (text: string, where: string) => {
  for (const secret of [userid, basic, encodeURIComponent(basic)]) expect(text.includes(secret), where).toBe(false);
};

describe('the secret of a visitor’s link', () => {
  it('has 128 random bits or more, and nothing to do with any id that others see', () => {
    expect(userid).toMatch(/^[\w-]{22,}$/);
    expect(new Set(userid).size).toBeGreaterThan(10);
    const { signatures } = request;
    for (const { sid } of signatures) expect([sid, sid.replaceAll('-', ''), btoa(sid)]).not.toContain(userid);
  });

  it('keeps the page that it opens out of caches and referrers', async () => {
    const pages = [link.pathname, `${link.pathname}?lang=de`, `/view/${request.id}/${userid}x`];
    for (const page of pages) {
      const response = await fetch(server.url + page, { redirect: 'manual' });
      expect(response.headers.get('referrer-policy'), page).toBe('strict-origin');
      expect(response.headers.get('cache-control'), page).toContain('no-store');
      expect(response.headers.get('x-frame-options'), page).toBe('DENY');
    }
  });

  it('is in no answer to anybody else: owner, other signers, observers; as JSON, as report, as archive, as mail', async () => {
    const visit = createClient(fetch, { basic: { userid, requestId: request.id } }, server.url);
    const body = { signatureRequests: [{ signatureRequestId: request.id }] };
    await visit.call(signDirectly, { body }).catch(() => undefined);
    const tan = /\b\d{6}\b/.exec((await readMail(server.url, email, 'tan')).text)![0];
    await visit.call(signDirectly, { body: { ...body, tan } });

    const ids = { id: request.id, docId: request.documents[0]!.id, n: 0 };
    const reading = Object.values(endpoints)
      .flatMap((area) => Object.values(area))
      .filter(({ method, auth }) => method === 'GET' && auth === 'bearer');
    for (const { path: address } of reading) {
      const id = address.startsWith('/v3/documents') ? ids.docId : ids.id;
      for (const query of ['', '?type=JSON', '?status=OPEN,SIGNED']) {
        for (const { email: name, token } of [owner, signer, observer]) {
          const response = await fetch(server.url + fillPath(address, { ...ids, id }) + query, {
            headers: { authorization: `Bearer ${token}` },
          });
          expectSilent(await response.text(), `${address}${query} to ${name}`);
        }
      }
    }
    const outbox = createClient(fetch, {}, server.url);
    const { mails } = await outbox.call(listOutboxMails, { query: {} });
    const foreign = mails.filter(({ to }) => to !== email);
    expect(foreign.map(({ template }) => template)).toContain('invitation');
    for (const { id, to, template } of foreign) {
      const { subject, html, text } = await outbox.call(getOutboxMail, { params: { id } });
      expectSilent(subject + html + text, `${template} to ${to}`);
    }
  });

  it('is in no page of the app but the visitor’s own mail', async () => {
    for (const page of ['/dashboard', `/view/${request.id}`]) {
      for (const { token } of [owner, signer, observer]) {
        const response = await fetch(server.url + page, { headers: { cookie: `sigillum_session=${token}` } });
        expect(response.status, page).toBe(200);
        expectSilent(await response.text(), page);
      }
    }
  });

  it('stands nowhere in the database in readable form', async () => {
    const { pool, close } = openServerDatabase(dataDir);
    try {
      const schemas = `'pg_catalog', 'information_schema'`;
      const list = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in (${schemas})`;
      const { rows: tables } = await pool.query<{ name: string }>(list);
      expect(tables.length).toBeGreaterThan(20);
      for (const { name } of tables) {
        const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
        expectSilent(rows.map(({ row }) => row).join('\n'), name);
      }
    } finally {
      await close();
    }
  });

  it('never reaches the log, however talkative: neither from the address, nor from the credentials, nor from failures', async () => {
    const wrong = createClient(fetch, { basic: { userid, requestId: request.documents[0]!.id } }, server.url);
    await wrong
      .call(signDirectly, { body: { signatureRequests: [{ signatureRequestId: request.id }] } })
      .catch(() => undefined);
    await fetch(`${server.url}${link.pathname}/nothing?from=${userid}`);
    await fetch(`${server.url}/view/${request.id}/bff/v1/direct/user`, {
      headers: { cookie: `sigillum_visit=${userid}` },
    });
    await expect.poll(() => server.output().match(/"message":"request"/g)?.length ?? 0).toBeGreaterThan(20);
    expectSilent(server.output(), 'the log');
    expect(server.output()).not.toMatch(/Bearer [\w-]{20}/);
    for (const { token, password } of [owner, signer]) {
      expect(server.output().includes(token)).toBe(false);
      expect(server.output().includes(password)).toBe(false);
    }
  });
});
