import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProblem, createClient } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { checkTanDirectly } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { verifyChain } from '@sigillum/server/evidence/verify-chain.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { findLink, inventEmail, type Person, readMail, sendRequest, signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

let port: number;
let server: ServerProcess;
let owner: Person;
let partner: Person;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-signing-faults-'));
const pdf = buildPdf();

beforeAll(async () => {
  port = await findFreePort();
  server = await startServerProcess({ dataDir, port });
  owner = await signUp(server.url, { business: 'Signing AG' });
  partner = await signUp(server.url, { firstName: 'Urs' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Request = Awaited<ReturnType<typeof sendRequest>>;

const signAs = ({ client }: Pick<Person, 'client'>, ...ids: string[]) =>
  client.call(sign, { body: { signatureRequests: ids.map((signatureRequestId) => ({ signatureRequestId })) } });

/** Signs again and again while another person holds the request, as the app does. */
async function signPatiently(person: Person, id: string): Promise<{ waits: number }> {
  for (let waits = 0; ; waits += 1) {
    try {
      await signAs(person, id);
      return { waits };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.key !== 'error.sign.locked') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function download(documentId: string): Promise<Buffer> {
  const response = await owner.client.call(downloadDocument, { params: { id: documentId }, query: { signed: 'true' } });
  return Buffer.from(await response.arrayBuffer());
}

/** Fails unless database, evidence, file and mails of a request tell the same, with so many signatures. */
async function expectWhole(
  { id, title, documents: [document] }: Request,
  signed: number,
  isFinished: boolean,
): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  try {
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(verifyChain(events)).toMatchObject({ isIntact: true });
    expect(events.filter(({ name }) => name === 'SIGNED')).toHaveLength(signed);

    const { current_version_id } = await db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', document!.id)
      .executeTakeFirstOrThrow();
    const versions = await db
      .selectFrom('document_versions')
      .selectAll()
      .where('document_id', '=', document!.id)
      .orderBy('ordinal')
      .execute();
    expect(versions.map(({ ordinal }) => ordinal)).toEqual(versions.map((_, index) => index));
    expect(versions.map(({ parent_id }) => parent_id)).toEqual([
      null,
      ...versions.slice(0, -1).map((version) => version.id),
    ]);
    expect(versions.filter(({ cause }) => cause === 'SIGNATURE')).toHaveLength(signed);
    expect(versions.at(-1)!.id).toBe(current_version_id);

    const file = await download(document!.id);
    expect(createHash('sha256').update(file).digest('hex')).toBe(versions.at(-1)!.sha256);
    const judged = {
      signatureCount: signed,
      validCount: signed,
      // Before the archive timestamp, a file ends with its validation data.
      isWholeFileCovered: isFinished,
      isSoundPdf: true,
    };
    expect(signed ? judgePdf(file) : judged).toMatchObject(judged);

    const mails = await db
      .selectFrom('mails')
      .select(['to_address', 'template'])
      .where('subject', 'like', `%${title}%`)
      .execute();
    const told = mails.map(({ to_address, template }) => `${template} ${to_address}`);
    expect(new Set(told).size, `no mail goes out twice: ${told.join(', ')}`).toBe(told.length);
    expect(told.some((mail) => mail.startsWith('all-signed'))).toBe(isFinished);
  } finally {
    await close();
  }
}

describe('two signers at the same moment', () => {
  it('are both in the file in the end, one after the other', async () => {
    const signatures = [{ account_email: owner.email }, { account_email: partner.email }];
    for (const round of [1, 2, 3]) {
      const request = await sendRequest(owner, { title: `Both at once, round ${round}`, pdf, signatures });
      await Promise.all([signPatiently(owner, request.id), signPatiently(partner, request.id)]);
      await expectWhole(request, 2, true);
    }
  });

  it('do not double a signature by clicking ten times', async () => {
    const request = await sendRequest(owner, {
      title: 'Ten clicks',
      pdf,
      signatures: [{ account_email: owner.email }],
    });
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => signAs(owner, request.id)));
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const keys = clicks.flatMap((click) => (click.status === 'rejected' ? [(click.reason as ApiProblem).key] : []));
    expect(keys.filter((key) => key !== 'error.sign.locked' && key !== 'error.sign.already_signed')).toEqual([]);
    await expectWhole(request, 1, true);
  });
});

describe('kill -9 while somebody signs', () => {
  it('leaves every request whole: what was not signed can be, and nothing is there twice', async () => {
    const signatures = [{ account_email: owner.email }, { account_email: partner.email }];
    const prepare = (round: string) =>
      Promise.all(
        [1, 2, 3].map((number) =>
          sendRequest(owner, { title: `Power cut ${round} number ${number}`, pdf, signatures }),
        ),
      );
    const undisturbed = await prepare('none');
    const begun = performance.now();
    await signAs(owner, ...undisturbed.map(({ id }) => id));
    const duration = performance.now() - begun;

    for (const round of [1, 2, 3, 4, 5]) {
      const requests = await prepare(`in round ${round}`);
      // Somewhere in each fifth of the call.
      const moment = ((round - Math.random()) / 5) * duration;
      const answer = signAs(owner, ...requests.map(({ id }) => id)).then(
        () => true,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, moment));
      await server.kill();
      const wasAnswered = await answer;
      server = await startServerProcess({ dataDir, port });

      for (const request of requests) {
        const where = `round ${round}, killed after ${Math.round(moment)} of ${Math.round(duration)} ms`;
        const { signatures: rows } = await owner.client.call(getSignatureRequest, { params: { id: request.id } });
        const isSigned = rows[0]!.status_code === 'SIGNED';
        expect(
          rows.map(({ status_code }) => status_code),
          where,
        ).toEqual([isSigned ? 'SIGNED' : 'OPEN', 'OPEN']);
        expect(isSigned || !wasAnswered, where).toBe(true);
        await expectWhole(request, isSigned ? 1 : 0, false);
        const again = await signAs(owner, request.id).catch((error: unknown) => error);
        expect(again, where).toMatchObject(
          isSigned ? { key: 'error.sign.already_signed' } : { results: [{ status: 'SIGNED' }] },
        );
        await signAs(partner, request.id);
        await expectWhole(request, 2, true);
      }
    }
  });
});

describe('codes', () => {
  it('count wrong tries one by one however many come at once; then even the right one is locked out', async () => {
    const email = inventEmail('visitor');
    const signatures = [{ signer_identity_data: { email_address: email, first_name: 'Vera', last_name: 'Visit' } }];
    const { id } = await sendRequest(owner, { title: 'Codes', pdf, signatures });
    const userid = new URL(findLink(await readMail(server.url, email, 'invitation'), '/view/')).pathname.split('/')[3]!;
    const client = createClient(fetch, { basic: { userid, requestId: id } }, server.url);
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    await expect(client.call(signDirectly, { body })).rejects.toMatchObject({
      status: 422,
      key: 'error.sign.tan_required',
    });
    const right = /\b\d{6}\b/.exec((await readMail(server.url, email, 'tan')).text)![0];
    const wrong = right === '000000' ? '111111' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(checkTanDirectly, { body: { tan: wrong } }).catch((error: unknown) => error as ApiProblem),
      ),
    );
    const told = (tries as ApiProblem[])
      .map(({ key, problem }) => `${key} ${String(problem.details?.['triesLeft'] ?? '')}`.trim())
      .toSorted();
    const counted = [1, 2, 3, 4].map((left) => `error.sign.tan_invalid ${left}`);
    expect(told).toEqual([...counted, ...Array.from({ length: 16 }, () => 'error.sign.tan_locked')]);
    const late = client.call(signDirectly, { body: { ...body, tan: right } });
    await expect(late).rejects.toMatchObject({ status: 423, key: 'error.sign.tan_locked' });
  });
});
