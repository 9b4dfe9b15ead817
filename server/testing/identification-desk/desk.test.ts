import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDeskVendor, signTold } from '../../identity/desk-vendor.ts';
import { IdentityVendorError, type IdentityOrder, type IdentityVendor } from '../../identity/identity-vendor.ts';
import { openDesk, type Desk } from './open-desk.ts';

const secret = 'known-to-both';
const caseId = '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4';
const order: IdentityOrder = {
  caseId,
  legislation: 'EIDAS',
  kind: 'video',
  language: 'en',
  email: 'anna@example.ch',
  givenNames: 'Anna <b>',
  familyName: 'Keller',
  mobile: null,
  returnUrl: 'http://localhost:3000/profile/signature-standards/eidas/video',
};
const document = {
  ...{ given_names: 'Anna', family_name: 'Keller', birth_date: '1985-04-03', nationality: 'CH' },
  ...{ document_type: 'passport', document_number: 'X1', document_expiry: '2028-01-31' },
};
let moment: number;
const now = () => new Date(moment);
const minutesLater = (minutes: number) => (moment += minutes * 60_000);

let folder: string;
let listener: Server;
let told: { headers: Headers; body: Uint8Array }[];
let hear: () => void;
let desk: Desk;
let vendor: IdentityVendor;

const open = async () => {
  const { port } = listener.address() as AddressInfo;
  const notifyUrl = `http://127.0.0.1:${port}/`;
  desk = await openDesk({
    port: 0,
    file: path.join(folder, 'desk.json'),
    secret,
    notifyUrl,
    wallet: { webhookUrl: notifyUrl, webhookKey: secret },
    now,
  });
  vendor = makeDeskVendor({ url: desk.url, secret, now });
};
beforeEach(async () => {
  moment = Date.parse('2026-11-22T12:00:00.000Z');
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-desk-'));
  told = [];
  hear = () => undefined;
  listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push({ headers: new Headers(request.headers as Record<string, string>), body: Buffer.concat(parts) });
      response.writeHead(202).end();
      hear();
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  await open();
});
afterEach(async () => {
  await desk.close();
  listener.close();
  await rm(folder, { recursive: true, force: true });
});

const act = (name: string, more: object = {}) =>
  fetch(`${desk.url}/cases/${caseId}`, {
    method: 'POST',
    body: new URLSearchParams({ act: name, delivery: 'never', ...more }),
  }).then((response) => response.text());
const hearTimes = (times: number) =>
  new Promise<void>((resolve) => {
    hear = () => told.length >= times && resolve();
    hear();
  });
const read = () =>
  vendor.readStatus({
    reference: caseId,
    legislation: 'EIDAS',
    kind: 'video',
    mobile: null,
    startedAt: now(),
    found: null,
  });

describe('the identification desk', () => {
  it('takes somebody from the appointment to an identification that can be used', async () => {
    expect(await read()).toEqual({ status: 'unknown' });
    const { link, reference } = await vendor.start(order);
    expect(reference).toBe(caseId);
    const page = await (await fetch(link)).text();
    expect(page).toContain('Nobody is really identified here.');
    await act('later');
    expect(await read()).toEqual({ status: 'initialized', appointmentAt: new Date('2026-11-23T09:00:00.000Z') });
    await act('later');
    expect((await read()).appointmentAt).toEqual(new Date('2026-11-24T09:00:00.000Z'));
    await act('now');
    expect(await read()).toEqual({ status: 'inprogress' });
    await act('next');
    expect(await act('next')).toContain('value="Anna &lt;b&gt;"');
    await act('confirm', document);
    expect(await read()).toMatchObject({
      status: 'success',
      result: {
        isUsable: false,
        level: 4,
        // The document ends before five years are over.
        expiresAt: new Date('2028-01-31T23:59:59.000Z'),
        person: { givenNames: 'Anna', documentNumber: 'X1' },
      },
    });
    await act('activate');
    expect((await read()).result?.isUsable).toBe(true);
    expect(await vendor.cancel(caseId)).toBe('final');
  });

  it.each([
    ['wrong_person', 'wrong_person'],
    ['unreadable', 'document_unreadable'],
    ['fraud', 'fraud'],
    ['abort', 'aborted'],
    ['expire', 'expired'],
  ])('ends badly by %s', async (name, reason) => {
    await vendor.start({ ...order, kind: 'robo' });
    await act(name);
    expect(await read()).toEqual({ status: 'failure', reason });
    expect(await act('confirm', document)).toContain('You were not identified');
  });

  it('keeps one case for an order that comes twice, and outlives its end', async () => {
    await vendor.start(order);
    await act('now');
    await vendor.start(order);
    expect((await read()).status).toBe('inprogress');
    await desk.close();
    await expect(read()).rejects.toThrow(IdentityVendorError);
    await open();
    expect((await read()).status).toBe('inprogress');
    expect(await vendor.cancel(caseId)).toBe('cancelled');
  });

  it('is told nothing by strangers', async () => {
    const stranger = makeDeskVendor({ url: desk.url, secret: 'guessed', now });
    await expect(stranger.start(order)).rejects.toThrow(IdentityVendorError);
  });

  it('tells at once, twice with one event, and out of order what was held back', async () => {
    await vendor.start(order);
    await act('later', { delivery: 'at_once' });
    await hearTimes(1);
    await act('later', { delivery: 'twice' });
    await hearTimes(3);
    await act('now', { delivery: 'out_of_order' });
    await act('next', { delivery: 'at_once' });
    await hearTimes(5);
    const events = told.map(({ headers, body }) => vendor.readNotification(headers, body));
    expect(events.every((event) => event?.reference === caseId)).toBe(true);
    expect(new Set(events.map((event) => event?.eventId)).size).toBe(4);
  });
});

describe('the desk’s page for confirming a signature', () => {
  const back = 'http://localhost:3000/mab/redirect?request=1';
  const readLinks = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/href="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    );
  const paramsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

  it('leads back with an answer that holds for this question alone', async () => {
    const url = desk.consents.writeConsentUrl('question', 'means', back);
    expect(await (await fetch(url)).text()).toContain('Nobody is really identified here.');
    const yes = (await readLinks(url)).find((href) => href.includes('answer=yes'))!;
    expect(yes.startsWith(back)).toBe(true);
    expect(desk.consents.readReturn('question', paramsOf(yes))).toBe('yes');
    expect(desk.consents.readReturn('another', paramsOf(yes))).toBeUndefined();
    expect(desk.consents.readReturn('question', { ...paramsOf(yes), answer: 'code' })).toBeUndefined();
  });

  it('leads nowhere that the product has not named', async () => {
    const url = new URL(desk.consents.writeConsentUrl('question', 'means', back));
    url.searchParams.set('return_url', 'https://evil.example/');
    expect((await fetch(url)).status).toBe(400);
  });

  it('has a phone beside it, with a code and a question that is answered once seen', async () => {
    const links = await readLinks(desk.consents.writeConsentUrl('question', 'means', back));
    const phone = links.find((href) => href.includes('/phone?'))!;
    expect(await (await fetch(phone)).text()).toContain('none has come');
    desk.consents.sendCode('question');
    const code = /<strong>(\d{6})</.exec(await (await fetch(phone)).text())![1]!;
    expect(desk.consents.judgeCode('question', code)).toBe('right');
    expect(desk.consents.readPhone('question')).toBeUndefined();
    const answered = await fetch(phone, { method: 'POST', body: new URLSearchParams({ answer: 'other_means' }) });
    expect(await answered.text()).toContain('Answered: Answer with another SIM card');
    expect(desk.consents.readPhone('question')).toBe('other_means');
    expect((await fetch(`${desk.url}/phone?challenge=question`, { method: 'POST' })).status).toBe(400);
  });
});

describe('the desk’s password and code', () => {
  const back = 'http://localhost:3000/mab/redirect?request=1';
  const choose = (url: string, password: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ password }) });

  it('is offered once a password was chosen, which is asked for ever after, also after a new start', async () => {
    const url = () => desk.consents.writeConsentUrl('question', 'means', back);
    expect(await (await fetch(url())).text()).not.toContain('answer=code');
    expect((await choose(url(), 'short')).status).toBe(400);
    expect(await (await choose(url(), 'three brave otters')).text()).toContain('answer=code');
    await desk.close();
    await open();
    expect(await (await fetch(url())).text()).toContain('answer=code');
    expect(desk.consents.judgePassword('question', 'means', 'any password')).toBe('wrong');
    expect(desk.consents.judgePassword('question', 'another means', 'three brave otters')).toBe('wrong');
    expect(desk.consents.judgePassword('question', 'means', 'three brave otters')).toBe('right');
  });

  it('locks a question after five wrong ones, and no other', async () => {
    await choose(desk.consents.writeConsentUrl('question', 'means', back), 'three brave otters');
    for (const verdict of ['wrong', 'wrong', 'wrong', 'wrong', 'locked'])
      expect(desk.consents.judgePassword('question', 'means', 'guessed once')).toBe(verdict);
    expect(desk.consents.judgePassword('question', 'means', 'three brave otters')).toBe('locked');
    expect(desk.consents.judgePassword('another', 'means', 'three brave otters')).toBe('right');
  });

  it('takes a code for eight minutes, and sends three others, two minutes apart', () => {
    desk.consents.sendCode('question');
    for (const left of [2, 1, 0]) {
      expect(desk.consents.sendAnother('question')).toBe(false);
      minutesLater(2);
      expect(desk.consents.sendAnother('question')).toBe(true);
      expect(desk.consents.readResend('question')).toEqual({ left, after: 120_000 });
    }
    minutesLater(2);
    expect(desk.consents.sendAnother('question')).toBe(false);
    minutesLater(7);
    expect(desk.consents.judgeCode('question', '000000')).toBe('expired');
  });

  it('is another means once its password was replaced on the phone', async () => {
    const consent = desk.consents.writeConsentUrl('question', 'means', back);
    await choose(consent, 'three brave otters');
    expect(desk.consents.isPasswordReplaced('means')).toBe(false);
    const phone = /href="([^"]*\/phone\?[^"]*)"/
      .exec(await (await fetch(consent)).text())![1]!
      .replaceAll('&amp;', '&');
    expect(await (await choose(phone, 'four brave otters')).text()).toContain('Set another password');
    expect(desk.consents.isPasswordReplaced('means')).toBe(true);
  });
});

describe('what the desk tells', () => {
  const body = Buffer.from(JSON.stringify({ event_id: 'e1', reference: caseId }));
  const at = Date.parse('2026-11-22T12:00:00.000Z') / 1000;
  const sign = (second: number, key = secret, text = body.toString()) =>
    new Headers({ 'desk-signature': `t=${second},v1=${signTold(key, second, text)}` });

  it('is understood when it is its own and new', () => {
    expect(vendor.readNotification(sign(at), body)).toEqual({ eventId: 'e1', reference: caseId });
  });

  it.each<[string, () => Headers, Uint8Array]>([
    ['without a signature', () => new Headers(), body],
    ['signed by somebody else', () => sign(at, 'guessed'), body],
    ['with other bytes', () => sign(at), Buffer.from('{}')],
    ['of ten minutes ago', () => sign(at - 600), body],
    ['that is no JSON', () => sign(at, secret, 'x'), Buffer.from('x')],
  ])('is not believed %s', (_, headers, bytes) => {
    expect(vendor.readNotification(headers(), bytes)).toBeUndefined();
  });

  it('knows who was identified at its counter, by number and law, after a new start, too', async () => {
    const sought = {
      legislation: 'ZERTES',
      mobile: '41791234567',
      givenNames: 'Anna',
      familyName: 'Keller',
      reference: 'x',
    } as const;
    expect(await vendor.findKnown!(sought)).toBeUndefined();
    const fill = (fields: object) =>
      fetch(vendor.placesUrl!, {
        method: 'POST',
        body: new URLSearchParams({ legislation: 'ZERTES', ...document, ...fields }),
      });
    expect((await fill({ mobile: 'none' })).status).toBe(400);
    expect(await (await fill({ mobile: '+41 79 123 45 67' })).text()).toContain('Nobody is really identified here.');
    await desk.close();
    await open();
    const report = await vendor.findKnown!(sought);
    expect(report).toMatchObject({
      status: 'success',
      result: { level: 4, isUsable: true, person: { familyName: 'Keller' } },
    });
    expect(report!.result!.expiresAt.toISOString()).toBe('2028-01-31T23:59:59.000Z');
    expect(await vendor.findKnown!({ ...sought, legislation: 'EIDAS' })).toBeUndefined();
  });
});
