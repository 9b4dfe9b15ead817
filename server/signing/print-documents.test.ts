import { beforeEach, describe, expect } from 'vitest';
import { removeDocument } from '@sigillum/api-contracts/signature-requests/remove-document.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import {
  createDraft,
  keyOf,
  proveMobile,
  readSms,
  sendRequest,
  sign as signSimply,
  upload,
  view,
} from '../testing/journeys.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const mobile = '41791234567';
let anna: SeededPerson;
let beat: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch', { business: true });
  await proveMobile(world, anna, mobile);
});

const signatures = [{ account_email: 'anna@example.ch' }];
const sign = async (ids: string[], tan?: string) => {
  const signatureRequests = ids.map((signatureRequestId) => ({ signatureRequestId }));
  const { results } = await anna.client.call(signing.sign, { body: { signatureRequests, ...(tan && { tan }) } });
  return results.map(({ status, key }) => key ?? status);
};

describe('a code for a signature', () => {
  it('signs the documents for which it was sent: when one of them has gone, another code is sent at once', async () => {
    const id = await createDraft(anna, { quality: 'AES', signatures });
    await upload(anna, id);
    await anna.client.call(initiateSignatureRequest, { params: { id } });
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    const tan = await readSms(world, mobile);
    const docId = (await view(anna, id)).documents[0]!.id;
    await anna.client.call(removeDocument, { params: { id, docId } });
    expect(await keyOf(sign([id], tan))).toBe('error.sign.documents_changed');
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    expect(await sign([id], await readSms(world, mobile))).toEqual(['SIGNED']);
  });

  it('signs no request that was not asked for with it', async () => {
    const to = { quality: 'AES', signatures };
    const ids = [await sendRequest(anna, to), await sendRequest(anna, to)];
    expect(await keyOf(sign([ids[0]!]))).toBe('error.sign.tan_required');
    expect(await sign(ids, await readSms(world, mobile))).toEqual(['SIGNED', 'error.sign.documents_changed']);
  });

  it('stays good when somebody else signs the same documents meanwhile', async () => {
    const both = [...signatures, { account_email: beat.email }];
    await proveMobile(world, beat, '41797654321');
    const id = await sendRequest(anna, { quality: 'SES', signatures: both });
    await world.services.db.updateTable('signature_requests').set({ quality: 'AES' }).where('id', '=', id).execute();
    expect(await keyOf(sign([id]))).toBe('error.sign.tan_required');
    const tan = await readSms(world, mobile);
    await world.services.db.updateTable('signature_requests').set({ quality: 'SES' }).where('id', '=', id).execute();
    expect((await signSimply(beat, id)).status).toBe('SIGNED');
    await world.services.db.updateTable('signature_requests').set({ quality: 'AES' }).where('id', '=', id).execute();
    expect(await sign([id], tan)).toEqual(['SIGNED']);
  });
});
