import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, vi } from 'vitest';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { createApi } from '../api.ts';
import { enter, keyOf, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { makeSteppingTrust, type StepKind } from '../testing/stepping-trust.ts';
import { it, world } from '../testing/world.ts';
import * as engine from '@sigillum/engine/pdf';

vi.mock('@sigillum/engine/pdf', { spy: true });

let anna: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

const own = { account_email: 'anna@example.ch' };
const ask = (kind: StepKind) => {
  world.services.trust = makeSteppingTrust(world.services.trust, kind);
};
const proceed = async (id: string, otp?: string) => {
  const body = otp ? { pwdotp: { password: 'secret', otp } } : {};
  return (await anna.client.call(signing.proceedSwisscom, { params: { id }, body })).results[0]!;
};

describe('a step at the trust service', () => {
  it('by password and code is told, changes nothing yet, and leads to the signature', async () => {
    ask('otp');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    expect(await sign(anna, id)).toMatchObject({
      status: 'STEP',
      step: { kind: 'otp', challenge: 'A code was sent to your phone.', needs_password: true },
      documents: [],
    });
    expect((await view(anna, id)).signatures[0]).toMatchObject({ status_code: 'OPEN' });
    expect(await keyOf(proceed(id, '000000'))).toBe('error.sign.code_wrong');
    expect(await proceed(id, '123456')).toMatchObject({ status: 'SIGNED', quality: 'QES', long_term: 'complete' });
    expect(await keyOf(proceed(id, '123456'))).toBe('error.sign.already_signed');
    expect(await view(anna, id)).toMatchObject({ status_overall: 'SIGNED', signatures: [{ signed_quality: 'QES' }] });
  });

  it('is told to the program of the request once it is begun, not at each answer', async () => {
    ask('password');
    const hooks = {
      callback_update_url: 'https://hooks.example.ch/SKRIBBLE_SIGNATURE_REQUEST_ID/SKRIBBLE_SIGNATURE_ID',
    };
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own], ...hooks });
    const { sid } = (await view(anna, id)).signatures[0]!;
    await sign(anna, id);
    const give = (pwdotp: { password?: string; otp?: string }) =>
      anna.client.call(signing.proceedSwisscom, { params: { id }, body: { pwdotp } });
    await give({ password: 'secret' });
    await give({ otp: '123456' });
    const { db } = world.services;
    const rows = await db.selectFrom('callbacks').select(['type', 'url', 'body']).orderBy('position').execute();
    expect(rows.map(({ type, url }) => [type, url.slice(`https://hooks.example.ch/${id}/`.length)])).toEqual([
      ['INITIATE', 'SKRIBBLE_SIGNATURE_ID'],
      ['START_SIGN', 'SKRIBBLE_SIGNATURE_ID'],
      ['UPDATE', sid],
    ]);
    expect(JSON.parse(rows[1]!.body)).toMatchObject({ type: 'START_SIGN', signature_id: sid, status_overall: 'OPEN' });
    // It changes nothing of the request: no event tells of it.
    const events = await db.selectFrom('program_events').select('body').execute();
    expect(events.map(({ body }) => (JSON.parse(body) as { type: string }).type)).not.toContain('START_SIGN');
  });

  it('by a password and then a code waits on for what is mistyped, expired, or asked for too soon', async () => {
    ask('password');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    expect(await sign(anna, id)).toMatchObject({ step: { needs_password: true, needs_code: false, resend: null } });
    const give = async (pwdotp: { password?: string; otp?: string; resend?: true }) =>
      (await anna.client.call(signing.proceedSwisscom, { params: { id }, body: { pwdotp } })).results[0]!;
    expect(await keyOf(give({ password: 'forgotten' }))).toBe('error.sign.password_wrong');
    expect(await keyOf(give({ password: 'secret', resend: true }))).toBe('error.validation');
    const resend = { left: 3, after: 120_000 };
    expect(await give({ password: 'secret' })).toMatchObject({
      step: { needs_password: false, needs_code: true, resend },
    });
    expect(await keyOf(give({ otp: '999999' }))).toBe('error.sign.code_expired');
    expect(await keyOf(give({ resend: true }))).toBe('error.sign.resend_refused');
    expect(await give({ otp: '123456' })).toMatchObject({ status: 'SIGNED', quality: 'QES' });
  });

  it('is answered by another start of the server as well', async () => {
    ask('otp');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    await sign(anna, id);
    const { api } = world;
    world.api = createApi({ ...world.services, bootId: randomUUID() });
    try {
      expect(await proceed(id, '123456')).toMatchObject({ status: 'SIGNED' });
    } finally {
      world.api = api;
    }
  });

  it('completes what was prepared before signatures locked fields', async () => {
    const { prepareRevision } = await vi.importActual<typeof engine>('@sigillum/engine/pdf');
    const tails: string[] = [];
    // As the server before this one has prepared it: the same signature without what locks.
    vi.mocked(engine.prepareRevision).mockImplementationOnce(async (source, { isClosing: _, ...request }) => {
      const prepared = await prepareRevision(source, request);
      tails.push(Buffer.from(prepared.tail).toString('latin1'));
      return prepared;
    });
    ask('otp');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    await sign(anna, id);
    expect(tails.map((tail) => tail.includes('/FieldMDP'))).toEqual([false]);
    expect(await proceed(id, '123456')).toMatchObject({ status: 'SIGNED', long_term: 'complete' });
  });

  it('by redirect sends the browser away and takes what it brings back', async () => {
    ask('redirect');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    const { sid } = (await view(anna, id)).signatures[0]!;
    const { documents } = await view(anna, id);
    const begin = (shownDocuments: string[]) =>
      anna.client.call(signing.createPar, {
        params: { id, sid },
        body: { language: 'fr', redirect_query_params: { request: id }, shownDocuments },
      });
    expect(await keyOf(begin([sid]))).toBe('error.sign.documents_changed');
    const { results } = await begin(documents.map((document) => document.id));
    const { step } = results[0]!;
    if (step?.kind !== 'redirect') throw new Error('There is no redirect.');
    const back = new URL(new URL(step.url).searchParams.get('redirect_uri')!);
    expect([back.pathname, back.searchParams.get('request')]).toEqual(['/mab/redirect', id]);
    expect(new URL(step.url).searchParams.get('lang')).toBe('fr');
    const answer = (code: string) =>
      anna.client.call(signing.redirectSign, { params: { id }, body: { params: { code } } });
    expect(await answer('granted')).toMatchObject({ results: [{ status: 'SIGNED' }], signingStatus: 'SIGNED' });
    expect(await keyOf(answer('granted'))).toBe('error.sign.already_signed');
  });

  it('by confirmation elsewhere is asked for again until it is there', async () => {
    ask('poll');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP', step: { kind: 'poll', retry_after: 1500 } });
    expect(await proceed(id)).toMatchObject({ status: 'STEP', step: { kind: 'poll' } });
    expect(await proceed(id)).toMatchObject({ status: 'SIGNED' });
  });

  it('of a visitor is answered at the visitor’s own door', async () => {
    ask('redirect');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [visitor('luca@example.it')] });
    const { client } = await enter(world, 'luca@example.it', id);
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    expect((await client.call(signing.signDirectly, { body })).results[0]).toMatchObject({ status: 'STEP' });
    const call = { params: { id }, body: { params: { code: 'granted' } } };
    expect((await client.call(signing.proceedSwisscomDirectly, call)).results[0]).toMatchObject({ status: 'SIGNED' });
  });

  it('locks others out for five minutes, and is refused when somebody has signed after that', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    ask('otp');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own, { account_email: 'noemi@example.ch' }] });
    await sign(anna, id);
    expect(await keyOf(sign(noemi, id))).toBe('error.sign.locked');
    world.setClock(new Date(Date.now() + 301_000));
    await sign(noemi, id);
    const call = { params: { id }, body: { pwdotp: { otp: '123456' } } };
    expect((await noemi.client.call(signing.proceedSwisscom, call)).results[0]).toMatchObject({ status: 'SIGNED' });
    expect(await keyOf(proceed(id, '123456'))).toBe('error.sr.changed_meanwhile');
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
    expect(await proceed(id, '123456')).toMatchObject({ status: 'SIGNED', long_term: 'complete' });
  });

  const give = async (id: string, pwdotp: { password?: string; otp?: string }) =>
    (await anna.client.call(signing.proceedSwisscom, { params: { id }, body: { pwdotp } })).results[0]!;
  it.each<[string, StepKind, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>]>([
    ['before password and code', 'otp', async () => undefined, (id) => proceed(id, '123456')],
    [
      'before the password',
      'password',
      async () => undefined,
      async (id) => give(id, { password: 'secret' }).then(() => give(id, { otp: '123456' })),
    ],
    [
      'before the code',
      'password',
      (id) => give(id, { password: 'secret' }),
      async (id) => give(id, { password: 'secret' }).then(() => give(id, { otp: '123456' })),
    ],
    [
      'at the trust service',
      'redirect',
      async () => undefined,
      async (id) => {
        const body = { params: { code: 'granted' } };
        return (await anna.client.call(signing.redirectSign, { params: { id }, body })).results[0]!;
      },
    ],
    ['while the phone asks', 'poll', proceed, async (id) => proceed(id).then(() => proceed(id))],
  ])(
    'where the window is closed %s begins anew in another one, and signs once',
    async (_where, kind, leave, finish) => {
      ask(kind);
      const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
      const asked = await sign(anna, id);
      expect(asked).toMatchObject({ status: 'STEP' });
      await leave(id);
      expect(await view(anna, id)).toMatchObject({ status_overall: 'OPEN', signatures: [{ status_code: 'OPEN' }] });
      // The other window knows nothing of the first, and is asked the same from the beginning.
      const again = await sign(anna, id);
      expect(again.step).toMatchObject({ kind: asked.step!.kind });
      expect(await finish(id)).toMatchObject({ status: 'SIGNED' });
      const { documents, signatures } = await view(anna, id);
      expect([documents.length, signatures.map(({ signed_quality }) => signed_quality)]).toEqual([1, ['QES']]);
      expect(await keyOf(sign(anna, id))).toBe('error.sign.already_signed');
    },
  );

  it('is not said to be none while another window has its answer judged', async () => {
    ask('poll');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    await sign(anna, id);
    const { trust } = world.services;
    const [isAsked, isSlow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(trust, 'proceed').mockImplementationOnce(async (...answer) => {
      isAsked.resolve();
      await isSlow.promise;
      return trust.proceed(...answer);
    });
    const first = proceed(id);
    await isAsked.promise;
    expect(await keyOf(proceed(id))).toBe('error.sign.locked');
    isSlow.resolve();
    expect(await first).toMatchObject({ status: 'STEP' });
    expect(await proceed(id)).toMatchObject({ status: 'SIGNED' });
  });

  it('that was begun anew, has ended, or never was is not expected', async () => {
    ask('otp');
    const id = await sendRequest(anna, { quality: 'QES', signatures: [own] });
    expect(await keyOf(proceed(id, '123456'))).toBe('error.sign.step_unknown');
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
    expect(await sign(anna, id)).toMatchObject({ status: 'STEP' });
    world.setClock(new Date(Date.now() + 901_000));
    expect(await keyOf(proceed(id, '123456'))).toBe('error.sign.step_unknown');
  });
});
