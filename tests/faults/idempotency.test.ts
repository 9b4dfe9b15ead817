import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { addSignature } from '@sigillum/api-contracts/signature-requests/add-signature.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { requestReset } from '@sigillum/api-contracts/user/request-reset.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { createDraft, keyOf, listMails, sendRequest, view } from '@sigillum/server/testing/journeys.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';
import { withJavaScript } from '@sigillum/engine/testing/hostile-pdfs';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';

let world: TestServices;
let owner: SeededPerson;
let partner: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
});
beforeEach(async () => {
  await world.reset();
  owner = await seedPerson(world, 'owner@example.ch', { business: true });
  partner = await seedPerson(world, 'partner@example.ch', { business: true });
});
afterAll(() => world.close());

const once = { idempotencyKey: 'one' };
const tenTimes = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, call));
const countDrafts = async () =>
  (await world.services.db.selectFrom('signature_requests').select('id').execute()).length;
const upload = (id: string, file: Uint8Array<ArrayBuffer>) =>
  owner.client.call(addDocument, { params: { id }, body: file, contentType: 'application/pdf' }, once);

describe('a call that is repeated under its idempotency key', () => {
  it('at the same moment makes one draft, and every caller gets the same answer', async () => {
    const content = Buffer.from(buildPdf()).toString('base64');
    const body = { title: 'Lease', documents: [{ content }], signatures: [{ account_email: partner.email }] };
    const answers = await tenTimes(() => owner.client.call(createSignatureRequest, { body }, once));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countDrafts()).toBe(1);
    expect((await view(owner, answers[0]!.id)).documents).toHaveLength(1);
  });

  it('with another body, or at another address, is refused and changes nothing', async () => {
    const first = await owner.client.call(createSignatureRequest, { body: { title: 'Lease' } }, once);
    expect(await keyOf(owner.client.call(createSignatureRequest, { body: { title: 'Other' } }, once))).toBe(
      'error.idempotency.key_reused',
    );
    const added = owner.client.call(
      addSignature,
      { params: { id: first.id }, body: { account_email: partner.email } },
      once,
    );
    expect(await keyOf(added)).toBe('error.idempotency.key_reused');
    expect(await countDrafts()).toBe(1);
    expect((await view(owner, first.id)).signatures).toEqual([]);
  });

  it('belongs to one person: the same key of somebody else is another call', async () => {
    const [mine, theirs] = await Promise.all(
      [owner, partner].map(({ client }) => client.call(createSignatureRequest, { body: { title: 'Lease' } }, once)),
    );
    expect(mine!.id).not.toBe(theirs!.id);
  });

  it('of strangers is one call only where they ask the same', async () => {
    const stranger = createClient(async (url, init) => world.api.request(url, init));
    const wish = (email: string) => stranger.call(requestReset, { body: { email, lang: 'de' } }, once);
    await Promise.all([wish(owner.email), wish(partner.email), wish(owner.email)]);
    expect((await listMails(world)).toSorted()).toEqual([
      `password-reset ${owner.email}`,
      `password-reset ${partner.email}`,
    ]);
  });

  it('after a refusal is judged anew', async () => {
    const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Lease' } });
    const initiate = () => owner.client.call(initiateSignatureRequest, { params: { id } }, once);
    expect(await keyOf(initiate())).toBe('error.sr.no_document');
    await owner.client.call(addDocument, { params: { id }, body: buildPdf(), contentType: 'application/pdf' });
    await owner.client.call(addSignature, { params: { id }, body: { account_email: partner.email } });
    expect((await initiate()).status_overall).toBe('OPEN');
  });

  it('uploads one document; other bytes under the same key are refused, and leave nothing', async () => {
    const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Lease' } });
    const file = buildPdf();
    expect(await keyOf(upload(id, new Uint8Array(withJavaScript())))).toBe('file.pdf.javascript');
    const answers = await tenTimes(() => upload(id, file));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await keyOf(upload(id, buildPdf({ pages: [{}, {}] })))).toBe('error.idempotency.key_reused');
    expect((await view(owner, id)).documents).toHaveLength(1);
  });

  it('invites, withdraws and tells everybody once', async () => {
    const id = await createDraft(owner, { signatures: [{ account_email: partner.email }] });
    const answers = await tenTimes(() => owner.client.call(initiateSignatureRequest, { params: { id } }, once));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const withdraw = () =>
      owner.client.call(withdrawSignatureRequest, { params: { id }, body: {} }, { idempotencyKey: 'two' });
    await tenTimes(withdraw);
    expect(await listMails(world)).toEqual([`invitation ${partner.email}`, `withdrawn ${partner.email}`]);
  });

  it('signs once, and a repeat after the first answer gets the same one', async () => {
    const id = await sendRequest(owner, { signatures: [{ account_email: owner.email }] });
    const signOnce = () => owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } }, once);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, signOnce));
    const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(0);
    expect(await signOnce()).toEqual(answered[0]!.value);
    const events = await world.services.db
      .selectFrom('audit_events')
      .select('name')
      .where('request_id', '=', id)
      .execute();
    expect(events.filter(({ name }) => name === 'SIGNED')).toHaveLength(1);
  });
});
