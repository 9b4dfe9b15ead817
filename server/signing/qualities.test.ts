import { beforeEach, describe, expect } from 'vitest';
import { createClient, type ApiProblem } from '@sigillum/api-contracts/client.ts';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import * as platformEndpoints from '@sigillum/api-contracts/platform/index.ts';
import type { TrustOffer, TrustService } from '@sigillum/engine/trust';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, enter, keyOf, listEvents, proveMobile, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

const own = [{ account_email: 'anna@example.ch' }];
const mobile = '41791234567';

/** Calls from this machine, which alone may read the local outbox. */
const callLocally = () => createClient(async (url, init) => world.api.request(url, init, { ip: '127.0.0.1' }));

/** The code of the newest text message to a number, as the local outbox shows it. */
async function readSms(to = mobile): Promise<string> {
  const local = callLocally();
  const { mails } = await local.call(platformEndpoints.listOutboxMails, { query: { to: `+${to}` } });
  const { text } = await local.call(platformEndpoints.getOutboxMail, { params: { id: mails[0]!.id } });
  return /^\d{6}/.exec(text)![0];
}

const signAs = (
  person: Pick<SeededPerson, 'client'>,
  ids: string[],
  more: { tan?: string } & Record<string, unknown> = {},
) => {
  const { tan, ...fields } = more;
  const signatureRequests = ids.map((signatureRequestId) => ({ signatureRequestId, ...fields }));
  return person.client.call(signing.sign, { body: { signatureRequests, ...(tan && { tan }) } });
};

const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: ApiProblem) => error,
  );

async function readFile(person: SeededPerson, requestId: string): Promise<string> {
  const { documents } = await view(person, requestId);
  const response = await person.client.call(documentsEndpoints.downloadDocument, {
    params: { id: documents[0]!.id },
    query: { signed: 'true' },
  });
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

describe('a simple signature', () => {
  it('names the person in its reason, because a platform seal that was imported names nobody', async () => {
    const id = await sendRequest(anna, { signatures: own });
    await signAs(anna, [id]);
    expect(await readFile(anna, id)).toContain('/Reason (Anna Keller, anna@example.ch)');
  });
});

describe('an advanced signature', () => {
  it('of an account takes a code by SMS, and carries a certificate with the person’s name', async () => {
    await proveMobile(world, anna, mobile);
    const id = await sendRequest(anna, { quality: 'AES', signatures: own });
    const asked = await problemOf(signAs(anna, [id]));
    expect(asked.key).toBe('error.sign.tan_required');
    expect(asked.problem.details).toEqual({ resendIn: 30, channel: 'sms', sentTo: '+… 67' });
    const tan = await readSms();
    expect(await keyOf(signAs(anna, [id], { tan: tan === '000000' ? '000001' : '000000' }))).toBe(
      'error.sign.tan_invalid',
    );
    expect((await signAs(anna, [id], { tan })).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    const events = await listEvents(world, id);
    expect(verifyChain(events).isIntact).toBe(true);
    expect(events.find(({ name }) => name === 'TAN_CONFIRMED')!.data).toMatchObject({ channel: 'sms' });
    expect(events.find(({ name }) => name === 'SIGNED')!.data).toMatchObject({
      quality: 'AES',
      certificateSubject: expect.stringContaining('Anna Keller'),
    });
    expect((await view(anna, id)).signatures[0]).toMatchObject({ signed_quality: 'AES' });
  });

  it('names the account in the certificate, whatever name the signer types', async () => {
    await proveMobile(world, anna, mobile);
    const id = await sendRequest(anna, { quality: 'AES', signatures: own });
    await keyOf(signAs(anna, [id]));
    await signAs(anna, [id], { tan: await readSms(), signingName: 'Somebody Else' });
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(JSON.stringify(signed.data)).not.toContain('Somebody Else');
    expect(await readFile(anna, id)).not.toContain('Somebody Else');
  });

  it('of a visitor sends the code to the number that the owner gave, in the visitor’s language', async () => {
    const signer = visitor('luca@example.it');
    const withMobile = { ...signer.signer_identity_data, mobile_number: mobile };
    const id = await sendRequest(anna, { quality: 'AES', signatures: [{ signer_identity_data: withMobile }] });
    const { client } = await enter(world, 'luca@example.it', id);
    const call = (tan?: string) =>
      client.call(signing.signDirectly, {
        body: { signatureRequests: [{ signatureRequestId: id }], ...(tan && { tan }) },
      });
    expect(await keyOf(call())).toBe('error.sign.tan_required');
    world.setClock(new Date(Date.now() + 31_000));
    await client.call(signing.resendTanDirectly, {});
    const [newest] = (await callLocally().call(platformEndpoints.listOutboxMails, {})).mails;
    expect(newest).toMatchObject({ to: `+${mobile}`, template: 'sms-tan', locale: 'it' });
    expect((await call(await readSms())).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
  });

  it('is refused with a clear problem where no mobile number is known, to the sender for visitors', async () => {
    const id = await sendRequest(anna, { quality: 'AES', signatures: own });
    expect(await keyOf(signAs(anna, [id]))).toBe('error.sign.mobile_required');
    const draft = await createDraft(anna, { quality: 'AES', signatures: [visitor('luca@example.it')] });
    const send = () => anna.client.call(requests.initiateSignatureRequest, { params: { id: draft } });
    const { sid } = (await view(anna, draft)).signatures[0]!;
    const refused = await problemOf(send());
    expect([refused.key, refused.problem.details]).toEqual(['error.sr.mobile_required', { sids: [sid] }]);
    await anna.client.call(requests.updateSignatureRequest, {
      params: { id: draft },
      body: { signatures: [{ sid, mobile_number: mobile }] },
    });
    expect((await send()).status_overall).toBe('OPEN');
  });

  it('takes one code for several requests of one call, and none for a later one', async () => {
    await proveMobile(world, anna, mobile);
    const ids = [
      await sendRequest(anna, { quality: 'AES', signatures: own }),
      await sendRequest(anna, { quality: 'AES', signatures: own }),
    ];
    const later = await sendRequest(anna, { quality: 'AES', signatures: own });
    expect(await keyOf(signAs(anna, ids))).toBe('error.sign.tan_required');
    const tan = await readSms();
    const { results } = await signAs(anna, ids, { tan });
    expect(results.map(({ status, quality }) => [status, quality])).toEqual([
      ['SIGNED', 'AES'],
      ['SIGNED', 'AES'],
    ]);
    expect(await keyOf(signAs(anna, [later], { tan }))).toBe('error.sign.tan_expired');
  });
});

describe('the start of a signature at the trust service', () => {
  it('asks for the same code as signing does, and signs with it or with nothing', async () => {
    await proveMobile(world, anna, mobile);
    const id = await sendRequest(anna, { quality: 'AES', signatures: own });
    const { sid } = (await view(anna, id)).signatures[0]!;
    const begin = (body: object) => anna.client.call(signing.createPar, { params: { id, sid }, body });
    expect(await keyOf(begin({}))).toBe('error.sign.tan_required');
    expect(await view(anna, id)).toMatchObject({ status_overall: 'OPEN' });
    const tan = await readSms();
    const wrong = tan === '000000' ? '000001' : '000000';
    expect(await keyOf(begin({ tan: wrong }))).toBe('error.sign.tan_invalid');
    expect(await keyOf(begin({ tan: 'abc' }))).toBe('error.validation');
    expect((await begin({ tan })).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    expect((await listEvents(world, id)).map(({ name }) => name)).toContain('TAN_CONFIRMED');
  });
});

describe('a DEMO signature', () => {
  it('is made by the person’s own certificate and says DEMO', async () => {
    const id = await sendRequest(anna, { quality: 'DEMO', signatures: own });
    expect((await signAs(anna, [id])).results[0]).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(signed.data).toMatchObject({ quality: 'DEMO', certificateSubject: expect.stringContaining('Anna Keller') });
  });
});

describe('a regulated record (PART11)', () => {
  const words = { signingName: 'Anna M. Keller', signingReason: 'I approve this protocol' };

  it('needs name, reason and a code by e-mail, also of an account, and keeps both everywhere', async () => {
    const id = await sendRequest(anna, { quality: 'PART11', signatures: own });
    expect(await keyOf(signAs(anna, [id]))).toBe('error.sign.part11_required');
    expect(await keyOf(signAs(anna, [id], { signingName: 'Anna' }))).toBe('error.sign.part11_required');
    expect(await readLastMail(world, 'anna@example.ch')).not.toMatchObject({ template: 'tan' });
    expect(await keyOf(signAs(anna, [id], words))).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, 'anna@example.ch'))!.text)![0];
    expect((await signAs(anna, [id], { ...words, tan })).results[0]).toMatchObject({
      status: 'SIGNED',
      quality: 'PART11',
    });
    const file = await readFile(anna, id);
    expect(file).toContain('/Name (Anna M. Keller)');
    expect(file).toContain('/Reason (I approve this protocol)');
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(signed.data).toMatchObject({ quality: 'PART11', ...words });
  });
});

/** What is offered once a qualified trust service is set up for European law, which also holds one seal. */
function withQualified({ qualities, offers = [] }: Awaited<ReturnType<TrustService['info']>>) {
  const offer: TrustOffer = {
    provider: 'trust.example.org',
    qualities: ['QES', 'AES_MINIMAL'],
    legislations: ['EIDAS'],
    seals: ['theirs'],
  };
  return { qualities: [...qualities, ...offer.qualities], offers: [offer, ...offers] };
}

describe('what can be asked for and signed with', () => {
  it('is what the trust service offers: the qualified ones only where one is set up', async () => {
    for (const quality of ['QES', 'AES_MINIMAL'] as const) {
      expect(await keyOf(createDraft(anna, { quality }))).toBe('error.sr.quality_not_available');
    }
    const { trust } = world.services;
    const info = await trust.info();
    world.services.trust = { ...trust, info: async () => ({ ...info, ...withQualified(info) }) };
    try {
      const id = await createDraft(anna, { quality: 'QES', legislation: 'EIDAS' });
      expect(await view(anna, id)).toMatchObject({ quality: 'QES', legislation: 'EIDAS' });
      const key = 'error.sr.quality_not_available';
      expect(await keyOf(createDraft(anna, { quality: 'QES', legislation: 'ZERTES' }))).toBe(key);
      const params = { id };
      expect(
        await keyOf(anna.client.call(requests.updateSignatureRequest, { params, body: { legislation: 'ZERTES' } })),
      ).toBe(key);
    } finally {
      world.services.trust = trust;
    }
  });

  it('is told with who signs: qualified from the moment a trust service has signed so for the person, under the same law', async () => {
    const { trust, db } = world.services;
    const info = await trust.info();
    world.services.trust = { ...trust, info: async () => ({ ...info, ...withQualified(info) }) };
    try {
      const readOwn = () => anna.client.call(userEndpoints.getSignatureQualities, {});
      expect(await readOwn()).toMatchObject({
        qes: { zertes: null, eidas: null },
        ses: { any: { provider: 'SIGILLUM' } },
      });
      await sendRequest(anna, { legislation: 'EIDAS', quality: 'QES', signatures: own });
      await db.updateTable('signatures').set({ status: 'SIGNED', signed_quality: 'QES' }).execute();
      const entry = { provider: 'trust.example.org', legislation: 'EIDAS' };
      expect(await readOwn()).toMatchObject({
        qes: { zertes: null, eidas: { quality: 'QES', ...entry } },
        aes_minimal: { zertes: null, eidas: { quality: 'AES_MINIMAL', ...entry } },
      });
      await db.updateTable('signatures').set({ seal_label: 'Contracts', seal_organisation: 'Keller AG' }).execute();
      expect(await readOwn()).toMatchObject({ qes: { zertes: null, eidas: null } });
    } finally {
      world.services.trust = trust;
    }
  });

  it('is told to each person: AES from the moment a mobile number is known', async () => {
    const before = await anna.client.call(userEndpoints.getSignatureQualities, {});
    expect(before).toMatchObject({
      ses: { any: { quality: 'SES' } },
      aes: { any: null },
      demo: { any: { quality: 'DEMO' } },
      part11: { any: { quality: 'PART11' } },
      qes: { zertes: null, eidas: null },
    });
    await proveMobile(world, anna, mobile);
    const user = await anna.client.call(userEndpoints.getUser, {});
    expect(user.signatureQualities.aes.any).toEqual({ quality: 'AES', provider: 'SIGILLUM', legislation: 'UNDEFINED' });
    const signer = { ...visitor('luca@example.it').signer_identity_data, mobile_number: mobile };
    const id = await sendRequest(anna, { signatures: [{ signer_identity_data: signer }] });
    const { client } = await enter(world, 'luca@example.it', id);
    const direct = await client.call(userEndpoints.getSignatureQualitiesDirectly, {});
    expect(direct.aes.any).toMatchObject({ quality: 'AES' });
  });
});
