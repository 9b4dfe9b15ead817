import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { getDocumentDirectly } from '@sigillum/api-contracts/documents/get-document-directly.ts';
import { handOver } from '@sigillum/api-contracts/signing/hand-over.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import {
  createDraft,
  enter,
  keyOf,
  listEvents,
  listMails,
  readSms,
  sendRequest,
  sign,
  upload,
  view,
  visitor,
} from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { connect, openSession, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const luca = visitor('luca@example.it', { sequence: 2 });
const signers = [{ account_email: 'beat@example.ch', sequence: 1 }, luca];
let anna: SeededPerson;
let beat: SeededPerson;
let mia: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  mia = await seedPerson(world, 'mia@example.ch');
});

const correct = (id: string, message?: string, person = anna) =>
  person.client.call(endpoints.correctSignatureRequest, { params: { id }, body: message ? { message } : {} });
const send = (id: string) => anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
const change = (id: string, body: object) =>
  anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
const place = (document_id: string, x: number) => ({
  document_id,
  visual_signature: { position: { page: '0', x, y: 60, width: 180, height: 70, rotation: 0 as const } },
});

/** Sent to Beat, then Luca, with a place, an observer, an annex and settings. */
async function sendFull(): Promise<string> {
  const id = await createDraft(anna, {
    message: 'By Friday',
    signatures: signers,
    observers: [{ email: 'mia@example.ch', told: 'EACH_STEP' }],
    delegation_allowed: false,
    custom: 'file 7',
  });
  const { documents, signatures } = await view(anna, id);
  const { sid } = signatures[0]!;
  await change(id, { signatures: [{ sid, document_signatures: [place(documents[0]!.id, 40)] }] });
  await send(id);
  return id;
}

describe('a corrected version', () => {
  it('is a draft with everything kept, while the request goes on', async () => {
    const id = await sendFull();
    await sign(beat, id);
    const draft = await correct(id, 'The rent was wrong.');
    const before = await view(anna, id);
    expect(before).toMatchObject({ status_overall: 'OPEN', corrected_by: draft.id });
    expect(draft).toMatchObject({
      title: 'Lease',
      message: 'By Friday',
      status_overall: 'DRAFT',
      delegation_allowed: false,
      custom: 'file 7',
      documents: [{ name: 'Lease Zürich', size: buildSamplePdf().length }],
      observers: [{ user_info: { email: 'mia@example.ch' }, told: 'EACH_STEP' }],
      signatures: [
        { account_email: 'beat@example.ch', sequence: 1, status_code: 'WAITING' },
        {
          account_email: null,
          sequence: 2,
          status_code: 'WAITING',
          signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', language: 'it' },
        },
      ],
      correction: { of: id, reason: 'The rent was wrong.', changed: [], signers_added: [], documents_added: [] },
    });
    const [first] = draft.signatures;
    expect(first!.document_signatures).toEqual([place(draft.documents[0]!.id, 40)]);
    expect(draft.correction!.asked_again).toEqual([first!.sid]);
    expect(await keyOf(correct(id))).toBe('error.sr.corrected_already');
    expect((await view(beat, id)).corrected_by).toBeNull();
  });

  it('keeps what signers fill in, and nothing of what they wrote', async () => {
    const id = await sendFull();
    const { documents, signatures } = await view(anna, id);
    const field = {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'text' as const,
      label: 'Company',
      required: true,
      rules: {},
      default_value: '',
      condition: null,
      position: { page: '0', x: 40, y: 200, width: 200, height: 22 },
    };
    const placed = { ...field, document_id: documents[0]!.id, sid: signatures[0]!.sid };
    await anna.client.call(endpoints.putRequestFields, { params: { id }, body: { fields: [placed] } });
    await beat.client.call(endpoints.fillRequestFields, {
      params: { id },
      body: { values: { [field.id]: 'Keller AG' } },
    });
    const draft = await correct(id);
    const { fields } = await anna.client.call(endpoints.getRequestFields, { params: { id: draft.id } });
    expect(fields).toEqual([
      { ...field, document_id: draft.documents[0]!.id, sid: draft.signatures[0]!.sid, value: '' },
    ]);
  });

  it('takes the place of the request once it is sent: in one transaction, told to each once, named by both chains', async () => {
    const id = await sendFull();
    await sign(beat, id);
    const draft = await correct(id, 'The rent was wrong.');
    await upload(anna, draft.id, buildSamplePdf('The right rent'));
    await anna.client.call(endpoints.removeDocument, { params: { id: draft.id, docId: draft.documents[0]!.id } });
    await anna.client.call(endpoints.removeSignature, { params: { id: draft.id, sid: draft.signatures[1]!.sid } });
    await anna.client.call(endpoints.addSignature, {
      params: { id: draft.id },
      body: { account_email: 'mia@example.ch', sequence: 2 },
    });
    await change(draft.id, { title: 'Lease 2' });
    await world.services.db.deleteFrom('mails').execute();
    const sent = await send(draft.id);
    expect(sent.correction).toMatchObject({
      changed: ['title'],
      documents_replaced: ['Lease Zürich'],
      documents_added: [],
      documents_removed: [],
      signers_added: ['mia@example.ch'],
      signers_removed: ['luca@example.it'],
      asked_again: [sent.signatures[0]!.sid],
    });
    expect((await view(anna, id)).status_overall).toBe('WITHDRAWN');
    expect(await listMails(world)).toEqual([
      'invitation beat@example.ch',
      'withdrawn luca@example.it',
      'invitation mia@example.ch',
    ]);
    const { text } = (await readLastMail(world, 'beat@example.ch'))!;
    expect(text).toContain('The rent was wrong.');
    expect(text).toContain(`/view/${draft.id}`);
    expect((await readLastMail(world, 'luca@example.it'))!.text).toContain('The rent was wrong.');

    // Beat sees what is different, and nobody's whole address.
    const seen = await view(beat, draft.id);
    expect(seen.correction).toMatchObject({
      of: null,
      signers_added: ['m…@example.ch'],
      signers_removed: ['l…@example.it'],
    });
    expect(seen.corrected_by).toBeNull();
    await sign(beat, draft.id);

    const [was, is] = [await listEvents(world, id), await listEvents(world, draft.id)];
    for (const chain of [was, is]) expect(verifyChain(chain)).toMatchObject({ isIntact: true });
    const corrected = was.find(({ name }) => name === 'CORRECTED')!;
    const initiated = is.find(({ name }) => name === 'INITIATED')!;
    expect(was.map(({ name }) => name).slice(-2)).toEqual(['WITHDRAWN', 'CORRECTED']);
    expect(corrected.data).toMatchObject({ correctedBy: draft.id, correctedByHash: initiated.previous_hash });
    expect(initiated.data).toMatchObject({ corrects: id, correctsHash: corrected.hash });
    expect(is[0]!.data).toMatchObject({ corrects: id });
  });

  it('is made of what was declined, withdrawn or has expired, by whoever manages it', async () => {
    const declined = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    await beat.client.call(endpoints.declineSignatureRequest, { params: { id: declined }, body: { message: 'No' } });
    const withdrawn = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id: withdrawn } });
    const soon = new Date(Date.now() + 3 * 86_400_000);
    const expired = await sendRequest(anna, {
      signatures: [{ account_email: 'beat@example.ch' }],
      expiration_date: soon.toISOString(),
    });
    world.setClock(new Date(soon.getTime() + 1000));
    for (const id of [declined, withdrawn, expired]) {
      expect(await keyOf(correct(id, undefined, beat))).not.toBe('no problem');
      expect(await keyOf(correct(id, undefined, mia))).toBe('error.not_found');
      const draft = await correct(id);
      expect((await send(draft.id)).status_overall).toBe('OPEN');
      expect((await listEvents(world, id)).at(-1)!.name).toBe('CORRECTED');
    }
  });

  it('leaves drafts and what everybody has signed as they are', async () => {
    const draft = await createDraft(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    expect(await keyOf(correct(draft))).toBe('error.sr.not_correctable');
    await send(draft);
    const { id: late } = await correct(draft);
    await sign(beat, draft);
    expect(await keyOf(send(late))).toBe('error.sr.corrected_one_signed');
    expect((await view(anna, late)).status_overall).toBe('DRAFT');
    expect((await view(anna, draft)).status_overall).toBe('SIGNED');
    const again = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    await sign(beat, again);
    expect(await keyOf(correct(again))).toBe('error.sr.not_correctable');
  });

  it('waits for whoever is signing the request before', async () => {
    const id = await sendRequest(anna, { signatures: signers });
    const { id: draft } = await correct(id);
    const { db, bootId } = world.services;
    const { sid } = (await view(anna, id)).signatures[0]!;
    const expires_at = new Date(Date.now() + 60_000);
    await db.insertInto('signing_locks').values({ request_id: id, sid, boot_id: bootId, expires_at }).execute();
    expect(await keyOf(send(draft))).toBe('error.sign.locked');
    expect((await view(anna, draft)).status_overall).toBe('DRAFT');
    expect((await listEvents(world, id)).at(-1)!.name).not.toBe('CORRECTED');
    await db.deleteFrom('signing_locks').execute();
    expect((await send(draft)).status_overall).toBe('OPEN');
  });

  it('is sent though the request before was erased', async () => {
    const id = await sendRequest(anna, { signatures: [luca] });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } });
    const draft = await correct(id, 'Wrong file');
    await anna.client.call(endpoints.deleteSignatureRequest, { params: { id } });
    const sent = await send(draft.id);
    expect(sent.correction).toMatchObject({ of: null, reason: 'Wrong file', asked_again: [] });
  });
});

describe('a mistyped address', () => {
  const readdress = (id: string, sid: string, email: string, { client }: Pick<SeededPerson, 'client'> = anna) =>
    client.call(endpoints.readdressSignature, { params: { id, sid }, body: { email } });

  it('is changed and invited again in one step, also once others have signed', async () => {
    const id = await sendFull();
    await sign(beat, id);
    const old = await enter(world, 'luca@example.it', id);
    const { sid, document_signatures: places } = (await view(anna, id)).signatures[1]!;
    const { signatures } = await readdress(id, sid, 'Luca.Rossi@example.it');
    expect(signatures[1]).toMatchObject({
      sid,
      status_code: 'OPEN',
      sequence: 2,
      signer_identity_data: { email_address: 'luca.rossi@example.it', first_name: 'Luca' },
      document_signatures: places,
    });
    expect((await readLastMail(world, 'luca@example.it'))!.template).toBe('removed');
    const call = { params: { id } };
    expect(await keyOf(old.client.call(endpoints.getSignatureRequestDirectly, call))).toBe(
      'error.auth.credentials_invalid',
    );
    const visit = await enter(world, 'luca.rossi@example.it', id);
    expect((await visit.client.call(endpoints.getSignatureRequestDirectly, call)).viewer.sid).toBe(sid);
    expect((await listEvents(world, id)).find(({ name }) => name === 'SIGNER_READDRESSED')!.data).toEqual({
      sid,
      signersRemoved: ['luca@example.it'],
      signersAdded: ['luca.rossi@example.it'],
    });
  });

  it('may be that of an account, which then signs, and takes the access of the one before', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    const { sid } = (await view(anna, id)).signatures[0]!;
    expect(await keyOf(readdress(id, sid, 'x@example.ch', beat))).toBe('error.not_found');
    await readdress(id, sid, 'mia@example.ch');
    expect(await keyOf(view(beat, id))).toBe('error.not_found');
    await sign(mia, id);
    expect(await keyOf(readdress(id, sid, 'beat@example.ch'))).toBe('error.sr.not_open');
  });

  it('that is changed takes from the one before what a visit has opened: the files, and the device', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it'), visitor('rosa@example.it')] });
    const { signatures, documents } = await view(anna, id);
    const [luca, rosa] = [signatures[0]!, signatures[1]!];
    const visit = await enter(world, 'luca@example.it', id);
    const read = async (client = visit.client) => {
      const opened = await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
      return () =>
        keyOf(client.call(getDocumentDirectly, { params: documents[0]!, query: { token: opened.document_token } }));
    };
    const readBefore = await read();
    const { url } = await anna.client.call(handOver, { params: { id, sid: rosa.sid } });
    const device = connect(world, { basic: { userid: new URL(url).pathname.split('/').at(-1)!, requestId: id } });
    const readThere = await read(device);
    expect([await readBefore(), await readThere()]).toEqual(['no problem', 'no problem']);

    world.setClock('2026-11-23T08:00:02.000Z');
    const again = connect(world, { bearer: await openSession(world, anna.id) });
    await readdress(id, luca.sid, 'one@example.it', { client: again });
    await readdress(id, rosa.sid, 'two@example.it', { client: again });
    expect([await readBefore(), await readThere()]).toEqual(['error.auth.token_invalid', 'error.auth.token_invalid']);
    expect(await keyOf(read(device))).toBe('error.auth.credentials_invalid');
    const readAnew = await read((await enter(world, 'one@example.it', id)).client);
    expect(await readAnew()).toBe('no problem');
  });

  it('that is changed while the one before is about to sign is signed for by nobody else', async () => {
    const luca = { email_address: 'luca@example.it', first_name: 'Luca', language: 'it', mobile_number: '41791112233' };
    const signatures = [{ signer_identity_data: luca }];
    const id = await sendRequest(anna, { quality: 'AES', signatures });
    const { sid } = (await view(anna, id)).signatures[0]!;
    const { client } = await enter(world, 'luca@example.it', id);
    const call = { signatureRequests: [{ signatureRequestId: id }] };
    expect(await keyOf(client.call(signDirectly, { body: call }))).toBe('error.sign.tan_required');
    const tan = await readSms(world, '41791112233');
    const { trust } = world.services;
    let isGiven = false;
    // What is offered is asked for once the code was judged, too.
    const info = async () => {
      const given = await world.services.db.selectFrom('tans').select('sid').execute();
      if (isGiven && given.length) await readdress(id, sid, 'mia@example.ch');
      isGiven = true;
      return trust.info();
    };
    world.services.trust = { ...trust, info };
    expect(await keyOf(client.call(signDirectly, { body: { ...call, tan } }))).toBe('error.not_found');
    expect((await view(anna, id)).signatures).toMatchObject([{ status_code: 'OPEN', account_email: 'mia@example.ch' }]);
  });

  it('stays while its signer is signing, and once they have signed', async () => {
    const id = await sendFull();
    const { sid } = (await view(anna, id)).signatures[0]!;
    const { db, bootId } = world.services;
    const expires_at = new Date(Date.now() + 60_000);
    await db.insertInto('signing_locks').values({ request_id: id, sid, boot_id: bootId, expires_at }).execute();
    expect(await keyOf(readdress(id, sid, 'x@example.ch'))).toBe('error.sign.locked');
    await db.deleteFrom('signing_locks').execute();
    await sign(beat, id);
    expect(await keyOf(readdress(id, sid, 'x@example.ch'))).toBe('error.sign.already_signed');
  });
});
