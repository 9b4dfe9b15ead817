import { beforeEach, describe, expect } from 'vitest';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { speakHttp } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const pdf = buildSamplePdf('Lease');
const content = pdf.toString('base64');
let luca: SeededPerson;

beforeEach(async () => {
  luca = await seedPerson(world, 'luca@example.ch', { firstName: 'Luca', lastName: 'Rossi' });
});

const create = (body: object = { title: 'Lease', content }) =>
  speakHttp(world, '/machine/v2/sendto', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const ask = (method: string, path: string, code?: string) =>
  speakHttp(world, `/machine/v2/sendto/${path}`, { method, headers: code ? { 'X-Accesscode': code } : {} });
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];

describe('what a program hands over without a token', () => {
  it('is claimed at its address, signed, tracked, downloaded and deleted', async () => {
    const { status, body } = await create();
    expect([status, Object.keys(body)]).toEqual([200, ['id', 'url', 'access_code']]);
    const { id, url, access_code: code } = body;
    expect(url).toBe(`${world.services.config.publicUrl}/sendto/${id}`);
    expect((await ask('GET', `${id}/track`, code)).body).toEqual({ status: 'UNCLAIMED' });
    expect((await ask('GET', `${id}/download`, code)).bytes.equals(pdf)).toBe(true);
    const headers = { 'X-Accesscode': code };
    const unversioned = await speakHttp(world, `/machine/sendto/${id}/download`, { headers });
    expect(unversioned.bytes.equals(pdf)).toBe(true);
    expect((await speakHttp(world, `/machine/sendto/${id}/track`, { headers })).status).toBe(404);

    const call = { params: { id }, body: { access_code: code, purpose: 'SIGN' } } as const;
    const request = await luca.client.call(requests.claimSendTo, call);
    const open = { status: 'SIGNING', creator: 'Luca Rossi', signers: [{ name: 'Luca Rossi', status_code: 'OPEN' }] };
    expect((await ask('GET', `${id}/track`, code)).body).toEqual(open);
    await luca.client.call(signing.sign, { body: { signatureRequests: [{ signatureRequestId: request.id }] } });
    expect((await ask('GET', `${id}/track`, code)).body).toMatchObject({
      status: 'SIGNED',
      signers: [{ status_code: 'SIGNED' }],
    });
    const signed = await ask('GET', `${id}/download`, code);
    expect([signed.headers.get('content-type'), signed.headers.get('content-length')]).toEqual([
      ...['application/pdf', String(signed.bytes.length)],
    ]);
    expect(signed.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(signed.bytes.length).toBeGreaterThan(pdf.length);

    expect(await ask('DELETE', id, code)).toMatchObject({ status: 200, body: { id } });
    expect((await ask('GET', `${id}/track`, code)).status).toBe(404);
    const gone = luca.client.call(requests.getSignatureRequest, { params: { id: request.id } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('comes as a form, too', async () => {
    const form = new FormData();
    form.set('title', 'Lease');
    form.set('content', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'lease.pdf');
    const { status, body } = await speakHttp(world, '/machine/v3/sendto', { method: 'POST', body: form });
    expect(status).toBe(200);
    expect((await ask('GET', `${body.id}/download`, body.access_code)).bytes.equals(pdf)).toBe(true);
    // Of which the end is missing.
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = '--x\r\nContent-Disposition: form-data; name="content"; filename="lease.pdf"\r\n\r\n%PDF-';
    const cut = await speakHttp(world, '/machine/v3/sendto', { method: 'POST', headers, body: part });
    expect(cut.body).toMatchObject({
      status: 400,
      key: 'error.body.malformed',
      message: expect.stringContaining('form'),
    });
  });

  it('opens to nobody without its code, and counts wrong ones', async () => {
    const { id, access_code: code } = (await create()).body;
    for (const [method, path] of [
      ['GET', `${id}/track`],
      ['GET', `${id}/download`],
      ['DELETE', id],
    ] as const) {
      const wrong = await ask(method, path);
      expect(wrong.status).toBeGreaterThanOrEqual(400);
      expect(keyOf(wrong)).toEqual(keyOf(await ask(method, path, 'ABCDEFGHJK')));
    }
    for (let at = 0; at < 4; at++) await ask('GET', `${id}/track`, 'ABCDEFGHJK');
    const held = await ask('GET', `${id}/track`, code);
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('dies after a day', async () => {
    const { id, access_code: code } = (await create()).body;
    world.setClock(new Date(Date.now() + 25 * 3600_000));
    expect((await ask('GET', `${id}/track`, code)).body).toEqual({ status: 'EXPIRED' });
    await cleanUp(world.services);
    expect((await ask('GET', `${id}/download`, code)).status).toBe(404);
  });

  it('is taken back with all that became of it, also where somebody claims it at that moment', async () => {
    const { id, access_code: code } = (await create()).body;
    const { db } = world.services;
    const both = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('send_tos').select('id').forUpdate().execute();
      const call = { params: { id }, body: { access_code: code, purpose: 'SIGN' } } as const;
      const claim = luca.client.call(requests.claimSendTo, call);
      await expect.poll(() => countWaiting(world)).toBe(1);
      const removal = ask('DELETE', id, code);
      await expect.poll(() => countWaiting(world)).toBe(2);
      return [claim, removal] as const;
    });
    const [, removed] = await Promise.all(both);
    expect(removed.status).toBe(200);
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([]);
  });

  it('is taken back before anybody has claimed it', async () => {
    const { id, access_code: code } = (await create()).body;
    expect((await ask('DELETE', id, code)).status).toBe(200);
    expect((await ask('DELETE', id, code)).status).toBe(404);
  });

  it.each([
    ['no file', { title: 'Lease' }, 400, 'error.validation'],
    ['no PDF', { content: Buffer.from('no PDF').toString('base64') }, 400, 'file.pdf.not_a_pdf'],
    ['no base64', { content: '%%%' }, 400, 'file.upload.not_base64'],
  ])('is refused with %s', async (_, body, status, key) => {
    expect(keyOf(await create(body))).toEqual([status, key]);
  });

  it('is taken thirty times an hour from a place', async () => {
    for (let at = 0; at < 30; at++) await create({});
    expect(keyOf(await create())).toEqual([429, 'error.rate_limit.exceeded']);
  });
});
