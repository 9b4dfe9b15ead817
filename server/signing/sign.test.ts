import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, vi } from 'vitest';
import { ApiProblem, createClient, type CallOptions, type Credentials } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { getSignatureRequestEvents } from '@sigillum/api-contracts/signature-requests/get-signature-request-events.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { checkTanDirectly } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import { resendTanDirectly } from '@sigillum/api-contracts/signing/resend-tan-directly.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { PdfProblem } from '@sigillum/engine/pdf/problem';
import type { DrawRemainingInput } from '@sigillum/engine/pdf/workers';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { businessStateHandlers } from '../business/business-states.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { listOutbox, readOutbox } from '../mail/outbox.ts';
import { it, world } from '../testing/world.ts';
import { userStateHandlers } from '../user/user-states.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-sign-'));

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const connect = (credentials: Credentials) =>
  createClient(async (url, init) => world.api.request(url, init, { ip: '127.0.0.1' }), credentials);

async function makePerson(firstName: string) {
  const [id, token] = [randomUUID(), randomUUID()];
  const email = `${firstName.toLowerCase()}@example.ch`;
  await userStateHandlers['a person has an account']({ id, email, firstName, lastName: 'Muster', lang: 'en' }, world);
  await userStateHandlers['an access token of an account exists']({ userId: id, token, condition: 'live' }, world);
  return { id, email, client: connect({ bearer: token }) };
}
type Person = Awaited<ReturnType<typeof makePerson>>;

async function makeOwner() {
  const owner = await makePerson('Nora');
  const business = {
    userId: owner.id,
    businessId: randomUUID(),
    name: 'Muster AG',
    role: 'admin',
    paymentMethod: 'TRIALING',
  } as const;
  await businessStateHandlers['a person belongs to a business'](business, world);
  return owner;
}

type NewSignature = (typeof createSignatureRequest.body)['_zod']['input']['signatures'];

/** A request with the given signers, sent. */
async function send(owner: Person, signatures: NonNullable<NewSignature>, pdfs = [buildPdf()]) {
  const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Rental agreement', signatures } });
  for (const pdf of pdfs) {
    await owner.client.call(addDocument, { params: { id }, body: Buffer.from(pdf), contentType: 'application/pdf' });
  }
  return owner.client.call(initiateSignatureRequest, { params: { id } });
}

const signAs = ({ client }: Pick<Person, 'client'>, ...ids: string[]) =>
  client.call(sign, { body: { signatureRequests: ids.map((signatureRequestId) => ({ signatureRequestId })) } });

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiProblem ? { status: error.status, key: error.key } : error),
  );

async function download(person: Person, documentId: string): Promise<Buffer> {
  const response = await person.client.call(downloadDocument, {
    params: { id: documentId },
    query: { signed: 'true' },
  });
  return Buffer.from(await response.arrayBuffer());
}

/** What pdfsig says of every signature, and qpdf of the syntax. */
function judge(pdf: Buffer) {
  const file = path.join(folder, `${randomUUID()}.pdf`);
  writeFileSync(file, pdf);
  const nss = mkdtempSync(path.join(folder, 'nss-'));
  const root = path.join(folder, 'root.der');
  writeFileSync(root, world.services.trustCentre.root);
  execFileSync('certutil', ['-N', '-d', `sql:${nss}`, '--empty-password']);
  execFileSync('certutil', ['-A', '-d', `sql:${nss}`, '-n', 'root', '-t', 'CT,C,C', '-i', root]);
  const { stdout } = spawnSync('pdfsig', ['-no-ocsp', '-nssdir', `sql:${nss}`, file], { encoding: 'utf8' });
  const entries = stdout.split(/^Signature #/m).slice(1);
  // pdfsig 22.12 cannot read document timestamps.
  const report = entries.filter((entry) => !entry.includes('Signature Type: unknown')).join('');
  const { status } = spawnSync('qpdf', ['--check', file]);
  return {
    valid: report.match(/Signature is Valid/g)?.length ?? 0,
    trusted: report.match(/Certificate is Trusted/g)?.length ?? 0,
    invalid: report.match(/Signature Validation: (?!Signature is Valid)/g)?.length ?? 0,
    syntax: status,
  };
}

const readStatus = async (person: Person, id: string) => {
  const request = await person.client.call(getSignatureRequest, { params: { id } });
  return [request.status_overall, ...request.signatures.map(({ status_code }) => status_code)];
};

describe('signing with an account', () => {
  it('makes a signature that pdfsig and qpdf accept, and ends the request with its last one', async () => {
    const owner = await makeOwner();
    const request = await send(owner, [{ account_email: owner.email }]);
    const { results } = await signAs(owner, request.id);
    expect(results).toMatchObject([
      {
        signatureRequestId: request.id,
        status: 'SIGNED',
        quality: 'SES',
        documents: [{ level: 'B-LTA' }],
        long_term: 'complete',
      },
    ]);
    expect(await readStatus(owner, request.id)).toEqual(['SIGNED', 'SIGNED']);
    const pdf = await download(owner, request.documents[0]!.id);
    expect(judge(pdf)).toEqual({ valid: 1, trusted: 1, invalid: 0, syntax: 0 });
    expect(pdf.toString('latin1')).toContain('/Name (Nora Muster)');
    const tampered = Buffer.from(pdf);
    const at = tampered.indexOf('This agreement');
    tampered[at] = tampered[at]! ^ 1;
    expect(judge(tampered)).toMatchObject({ valid: 0, invalid: 1 });
  });

  it('signs no page that was not drawn: what the inspection did not get to is drawn before', async () => {
    const owner = await makeOwner();
    const request = await send(owner, [{ account_email: owner.email }], [buildPdf({ pages: [{}, {}] })]);
    const documentId = request.documents[0]!.id;
    const { inspection } = await world.services.db
      .selectFrom('documents')
      .select('inspection')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(inspection.drawnPages).toBe(2);
    await world.services.db
      .updateTable('documents')
      .set({ inspection: JSON.stringify({ ...inspection, drawnPages: 1 }) })
      .where('id', '=', documentId)
      .execute();

    const run = vi.spyOn(world.services.pdf, 'run');
    run.mockRejectedValueOnce(new PdfProblem('file.pdf.undrawable'));
    expect(await refusal(signAs(owner, request.id))).toEqual({ status: 422, key: 'file.pdf.undrawable' });
    expect(await readStatus(owner, request.id)).toEqual(['OPEN', 'OPEN']);
    expect((await signAs(owner, request.id)).results).toMatchObject([{ status: 'SIGNED' }]);
    expect(run.mock.calls.map(([name, input]) => [name, (input as DrawRemainingInput).from])).toEqual([
      ['draw-remaining-pages', 1],
      ['draw-remaining-pages', 1],
      ['intake-upload', undefined],
    ]);
    run.mockRestore();
  });

  it('keeps three signers in order valid, each a revision whose bytes begin with the one before', async () => {
    const owner = await makeOwner();
    const [second, third] = [await makePerson('Urs'), await makePerson('Lea')];
    const people = [owner, second, third];
    const request = await send(
      owner,
      people.map(({ email }, sequence) => ({ account_email: email, sequence })),
    );
    expect(await refusal(signAs(third, request.id))).toEqual({ status: 422, key: 'error.sign.not_your_turn' });
    let before: Buffer = Buffer.alloc(0);
    for (const [index, person] of people.entries()) {
      await signAs(person, request.id);
      const pdf = await download(person, request.documents[0]!.id);
      expect(pdf.subarray(0, before.length).equals(before)).toBe(true);
      expect(judge(pdf)).toEqual({ valid: index + 1, trusted: index + 1, invalid: 0, syntax: 0 });
      before = pdf;
    }
    expect(await readStatus(owner, request.id)).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'SIGNED']);
    const mails = (await listOutbox(world.services, { limit: 20 })).filter(({ template }) => template === 'all-signed');
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(people.map(({ email }) => email)));
    const events = await world.services.db
      .selectFrom('audit_events')
      .selectAll()
      .where('request_id', '=', request.id)
      .orderBy('seq')
      .execute();
    expect(events.map(({ name }) => name).filter((name) => name === 'SIGNED')).toHaveLength(3);
    expect(verifyChain(events)).toMatchObject({ isIntact: true });
  });

  it('signs once however often and however fast it is asked', async () => {
    const owner = await makeOwner();
    const request = await send(owner, [{ account_email: owner.email }]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => refusal(signAs(owner, request.id))));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    for (const answer of answers.filter((one) => one !== undefined)) {
      expect(['error.sign.locked', 'error.sign.already_signed']).toContain((answer as { key: string }).key);
    }
    expect(judge(await download(owner, request.documents[0]!.id)).valid).toBe(1);
  });

  it('answers a repeated idempotency key like the first time, and another call under it not at all', async () => {
    const [owner, ben] = [await makeOwner(), await makePerson('Ben')];
    const request = await send(owner, [{ account_email: ben.email }]);
    const call = (language: 'de' | 'fr') =>
      ben.client.call(
        sign,
        { body: { signatureRequests: [{ signatureRequestId: request.id }], language } },
        { idempotencyKey: 'one' },
      );
    const first = await call('de');
    expect(await call('de')).toEqual(first);
    expect(await refusal(call('fr'))).toEqual({ status: 422, key: 'error.idempotency.key_reused' });
  });

  it('puts the first signer’s own mark where the owner placed none, and refuses a later signer’s', async () => {
    const [owner, ben, cleo] = [await makeOwner(), await makePerson('Ben'), await makePerson('Cleo')];
    const request = await send(owner, [{ account_email: ben.email }, { account_email: cleo.email }]);
    const document_id = request.documents[0]!.id;
    const signAt = (person: Person, x: number) => {
      const visual_signature = { position: { page: '0', x, y: 50, width: 180, height: 84 } };
      const documentSignatures = [{ document_id, visual_signature }];
      return person.client.call(sign, {
        body: { signatureRequests: [{ signatureRequestId: request.id, documentSignatures }] },
      });
    };
    expect(await refusal(signAt(ben, 5000))).toEqual({ status: 400, key: 'error.validation' });
    expect((await signAt(ben, 60)).results[0]).toMatchObject({ status: 'SIGNED' });
    expect(await refusal(signAt(cleo, 60))).toEqual({ status: 400, key: 'error.validation' });
    const { signatures } = await owner.client.call(getSignatureRequest, { params: { id: request.id } });
    expect(signatures[0]!.document_signatures[0]!.visual_signature).toMatchObject({ position: { x: 60 } });
    const file = await download(owner, document_id);
    expect(judge(file).valid).toBe(1);
    expect(file.toString('latin1')).toMatch(/\/Subtype \/Widget/);
  });

  it('lets two signers at the same moment both sign, the later one after it was told of the lock', async () => {
    const owner = await makeOwner();
    const other = await makePerson('Urs');
    const request = await send(owner, [{ account_email: owner.email }, { account_email: other.email }]);
    const answers = await Promise.all([owner, other].map((person) => refusal(signAs(person, request.id))));
    for (const [index, person] of [owner, other].entries()) {
      if (answers[index] === undefined) continue;
      expect(answers[index]).toEqual({ status: 423, key: 'error.sign.locked' });
      await signAs(person, request.id);
    }
    expect(await readStatus(owner, request.id)).toEqual(['SIGNED', 'SIGNED', 'SIGNED']);
    expect(judge(await download(owner, request.documents[0]!.id)).valid).toBe(2);
  });

  it('signs several requests and documents in one call and lists each outcome', async () => {
    const owner = await makeOwner();
    const mine = await send(owner, [{ account_email: owner.email }], [buildPdf(), buildPdf({ style: 'stream' })]);
    const other = await makePerson('Urs');
    const waiting = await send(owner, [
      { account_email: other.email, sequence: 0 },
      { account_email: owner.email, sequence: 1 },
    ]);
    const { results } = await signAs(owner, mine.id, waiting.id);
    expect(results.map(({ status, key }) => [status, key])).toEqual([
      ['SIGNED', null],
      ['REFUSED', 'error.sign.not_your_turn'],
    ]);
    expect(results[0]!.documents).toHaveLength(2);
  });

  it('shows strangers nothing, and tells participants of a withdrawn request', async () => {
    const owner = await makeOwner();
    const [signer, stranger] = [await makePerson('Urs'), await makePerson('Eva')];
    const request = await send(owner, [{ account_email: signer.email }]);
    expect(await refusal(signAs(stranger, request.id))).toEqual({ status: 404, key: 'error.not_found' });
    await owner.client.call(withdrawSignatureRequest, { params: { id: request.id }, body: { message: 'Not needed' } });
    expect(await refusal(signAs(signer, request.id))).toEqual({ status: 422, key: 'error.sr.withdrawn' });
  });

  it('signs after an earlier server died in the middle: its lease and its preparation are void', async () => {
    const owner = await makeOwner();
    const request = await send(owner, [{ account_email: owner.email }]);
    const later = new Date(Date.now() + 3_600_000);
    const { sid } = request.signatures[0]!;
    await world.services.db
      .insertInto('signing_locks')
      .values({ request_id: request.id, sid, boot_id: randomUUID(), expires_at: later })
      .execute();
    await signAs(owner, request.id);
    expect(await readStatus(owner, request.id)).toEqual(['SIGNED', 'SIGNED']);
    expect(await world.services.db.selectFrom('signing_preparations').select('id').execute()).toEqual([]);
    expect(await world.services.db.selectFrom('signing_locks').select('sid').execute()).toEqual([]);
  });
});

describe('signing as a visitor', () => {
  /** A sent request, and the visitor of its link. */
  async function invite(signature: NonNullable<NewSignature>[number] = {}) {
    const owner = await makeOwner();
    const signer_identity_data = {
      email_address: 'guest@example.com',
      first_name: 'Gina',
      last_name: 'Guest',
      ...signature.signer_identity_data,
    };
    const request = await send(owner, [{ ...signature, signer_identity_data }]);
    const [mail] = await listOutbox(world.services, { limit: 1, to: 'guest@example.com' });
    const url =
      request.signatures[0]!.signing_url ??
      /http\S+\/view\/\S+/.exec((await readOutbox(world.services, mail!.id))!.text)![0];
    const userid = new URL(url).pathname.split('/')[3]!;
    const client = connect({ basic: { userid, requestId: request.id } });
    const signWith = (tan?: string, { language, ...options }: CallOptions & { language?: 'fr' } = {}) =>
      client.call(
        signDirectly,
        {
          body: {
            signatureRequests: [{ signatureRequestId: request.id }],
            ...(tan && { tan }),
            ...(language && { language }),
          },
        },
        options,
      );
    return { owner, request, client, signWith };
  }

  async function readTan(): Promise<string> {
    const mails = await listOutbox(world.services, { limit: 10, to: 'guest@example.com' });
    const mail = await readOutbox(world.services, mails.find(({ template }) => template === 'tan')!.id);
    return /\b\d{6}\b/.exec(mail!.text)![0];
  }
  const spoil = (tan: string) => String((Number(tan) + 1) % 1_000_000).padStart(6, '0');

  it('asks for the code that was mailed, and signs with it', async () => {
    const { owner, request, signWith, client } = await invite();
    expect(await refusal(signWith())).toEqual({ status: 422, key: 'error.sign.tan_required' });
    const tan = await readTan();
    expect(await refusal(signWith(spoil(tan)))).toEqual({ status: 422, key: 'error.sign.tan_invalid' });
    expect(await client.call(checkTanDirectly, { body: { tan } })).toEqual({ ok: true });
    expect((await signWith(tan)).results[0]).toMatchObject({ status: 'SIGNED' });
    // Another window of the same person still asks for the code.
    const late = [signWith(tan), client.call(checkTanDirectly, { body: { tan } }), client.call(resendTanDirectly, {})];
    for (const answer of await Promise.all(late.map(refusal)))
      expect(answer).toEqual({ status: 422, key: 'error.sign.already_signed' });
    const { events } = await owner.client.call(getSignatureRequestEvents, { params: { id: request.id } });
    expect(events.map(({ name }) => name).slice(-4)).toEqual(['TAN_SENT', 'TAN_CONFIRMED', 'SIGNED', 'COMPLETED']);
    expect(judge(await download(owner, request.documents[0]!.id)).valid).toBe(1);
  });

  it('locks after five wrong codes, counted also when they come at once, and opens after 15 minutes', async () => {
    const { signWith, client } = await invite();
    await refusal(signWith());
    const tan = await readTan();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusal(client.call(checkTanDirectly, { body: { tan: spoil(tan) } }))),
    );
    const keys = answers.map((answer) => (answer as { key: string }).key);
    expect(keys.filter((key) => key === 'error.sign.tan_invalid')).toHaveLength(4);
    expect(keys.filter((key) => key === 'error.sign.tan_locked')).toHaveLength(4);
    expect(await refusal(signWith(tan))).toEqual({ status: 423, key: 'error.sign.tan_locked' });
    expect(await refusal(client.call(resendTanDirectly, {}))).toEqual({ status: 423, key: 'error.sign.tan_locked' });
    world.setClock(new Date(Date.now() + 901_000));
    expect(await refusal(signWith(tan))).toEqual({ status: 422, key: 'error.sign.tan_expired' });
    await client.call(resendTanDirectly, {});
    expect((await signWith(await readTan())).results[0]).toMatchObject({ status: 'SIGNED' });
  });

  it('tells an old code as expired, by its age or because a newer one was sent', async () => {
    const { signWith, client } = await invite();
    await refusal(signWith());
    const old = await readTan();
    expect(await refusal(client.call(resendTanDirectly, {}))).toEqual({
      status: 429,
      key: 'error.sign.tan_resend_too_soon',
    });
    world.setClock(new Date(Date.now() + 60_000));
    await client.call(resendTanDirectly, {});
    expect(await refusal(signWith(old))).toEqual({ status: 422, key: 'error.sign.tan_expired' });
    const fresh = await readTan();
    world.setClock(new Date(Date.now() + 60_000 + 600_000));
    expect(await refusal(signWith(fresh))).toEqual({ status: 422, key: 'error.sign.tan_expired' });
  });

  it('mails the code in the language of the call, and ten codes an hour at most', async () => {
    const { signWith, client } = await invite();
    const start = Date.now();
    world.setClock(new Date(start));
    await refusal(signWith(undefined, { language: 'fr' }));
    const [first] = await listOutbox(world.services, { limit: 1, to: 'guest@example.com' });
    expect(first).toMatchObject({ template: 'tan', locale: 'fr-ch' });
    for (let count = 1; count < 10; count += 1) {
      world.setClock(new Date(start + count * 31_000));
      await client.call(resendTanDirectly, {});
    }
    world.setClock(new Date(start + 10 * 31_000));
    expect(await refusal(client.call(resendTanDirectly, {}))).toEqual({
      status: 429,
      key: 'error.rate_limit.exceeded',
    });
    expect(await refusal(signWith())).toEqual({ status: 429, key: 'error.rate_limit.exceeded' });
    world.setClock(new Date(start + 3_601_000));
    await client.call(resendTanDirectly, {});
  });

  it('answers a repeated idempotency key like the first time, although the code is used up', async () => {
    const { signWith } = await invite();
    await refusal(signWith());
    const tan = await readTan();
    const first = await signWith(tan, { idempotencyKey: 'one' });
    expect(await signWith(tan, { idempotencyKey: 'one' })).toEqual(first);
  });

  it('asks for no code where the owner vouches for the person', async () => {
    const { signWith } = await invite({
      notify: false,
      signer_identity_data: { email_address: 'guest@example.com', identity_reference: 'customer 7' },
    });
    expect((await signWith()).results[0]).toMatchObject({ status: 'SIGNED' });
  });

  it('refuses a made-up link with 401, without asking the browser for credentials', async () => {
    const { request } = await invite();
    const credentials = btoa(`${randomUUID()}:${request.id}`);
    const response = await world.api.request('/v3/direct/sign', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify({ signatureRequests: [{ signatureRequestId: request.id }] }),
    });
    expect(response.status).toBe(401);
    expect(response.headers.has('www-authenticate')).toBe(false);
  });
});
