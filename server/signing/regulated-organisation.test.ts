import { beforeEach, describe, expect } from 'vitest';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import {
  createDraft,
  enter,
  keyOf,
  listEvents,
  proveMobile,
  readSms,
  sendRequest,
  view,
  visitor,
} from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
const own = [{ account_email: 'anna@example.ch' }];
const words = { signingName: 'Anna M. Keller', signingReason: 'I approve this protocol' };
const regulate = (enabled: boolean) =>
  anna.client.call(updateSettings, {
    params: { id: anna.businessId! },
    body: { settings: { signatureRequests: { part11: { enabled } } } },
  });
const signAs = ({ client }: SeededPerson, signatureRequestId: string, fields: object = {}, more: object = {}) =>
  client.call(signing.sign, { body: { signatureRequests: [{ signatureRequestId, ...fields }], ...more } });
const readCode = async (email: string) => /\b\d{6}\b/.exec((await readLastMail(world, email))!.text)![0];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

describe('an organisation that works under 21 CFR Part 11', () => {
  it('sends regulated records: who signs states name and reason and is proved again', async () => {
    await regulate(true);
    const id = await sendRequest(anna, { quality: 'SES', signatures: own });
    expect(await view(anna, id)).toMatchObject({ quality: 'PART11' });
    expect(await keyOf(signAs(anna, id))).toBe('error.sign.part11_required');
    expect(await keyOf(signAs(anna, id, words))).toBe('error.sign.tan_required');
    const tan = await readCode('anna@example.ch');
    expect((await signAs(anna, id, words, { tan })).results[0]).toMatchObject({ status: 'SIGNED', quality: 'PART11' });
  });

  it('asks its visitors, too', async () => {
    await regulate(true);
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const { client } = await enter(world, 'luca@example.it', id);
    const sign = (fields: object) =>
      client.call(signing.signDirectly, { body: { signatureRequests: [{ signatureRequestId: id, ...fields }] } });
    expect(await keyOf(sign({}))).toBe('error.sign.part11_required');
    expect(await keyOf(sign({ signingName: 'Luca Rossi', signingReason: 'Letto' }))).toBe('error.sign.tan_required');
  });

  it('asks for name and reason of higher qualities as well, and keeps them in the evidence', async () => {
    await regulate(true);
    await proveMobile(world, anna, '41791234567');
    const id = await sendRequest(anna, { quality: 'AES', signatures: own });
    expect(await keyOf(signAs(anna, id))).toBe('error.sign.part11_required');
    expect(await keyOf(signAs(anna, id, words))).toBe('error.sign.tan_required');
    const tan = await readSms(world, '41791234567');
    expect((await signAs(anna, id, words, { tan })).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(signed.data).toMatchObject({ quality: 'AES', ...words });
  });

  it('lets no draft fall behind it, and nobody hand a signature on', async () => {
    const id = await createDraft(anna, { quality: 'SES', signatures: own });
    await regulate(true);
    await anna.client.call(requests.updateSignatureRequest, { params: { id }, body: { quality: 'SES' } });
    expect((await view(anna, id)).quality).toBe('PART11');
    await anna.client.call(requests.initiateSignatureRequest, { params: { id } });
    expect((await view(anna, id)).viewer.actions).not.toContain('delegate');
  });

  it('changes nothing about what was sent before, or is sent after it has stopped', async () => {
    const before = await sendRequest(anna, { quality: 'SES', signatures: own });
    await regulate(true);
    expect((await signAs(anna, before)).results[0]).toMatchObject({ status: 'SIGNED', quality: 'SES' });
    await regulate(false);
    const after = await sendRequest(anna, { quality: 'SES', signatures: own });
    expect((await signAs(anna, after)).results[0]).toMatchObject({ status: 'SIGNED', quality: 'SES' });
  });

  it('leaves demonstrations as they are', async () => {
    await regulate(true);
    const id = await sendRequest(anna, { quality: 'DEMO', signatures: own });
    expect((await signAs(anna, id)).results[0]).toMatchObject({ status: 'SIGNED', quality: 'DEMO' });
  });
});
