import { describe, expect, vi } from 'vitest';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { keyOf, listEvents, proveMobile, readSms, sendRequest } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Nothing can be stored once a first signature is there, as when a server dies between two; answers a call that ends this. */
function breakAfterFirst(): () => void {
  const { blobs, db } = world.services;
  const put: typeof blobs.put = async (...given) => {
    const signed = await db.selectFrom('signatures').select('sid').where('status', '=', 'SIGNED').execute();
    if (signed.length > 0) throw new Error('This server is about to end.');
    return blobs.put(...given);
  };
  world.services.blobs = Object.assign(Object.create(blobs) as typeof blobs, { put });
  return () => {
    world.services.blobs = blobs;
  };
}

const once = { idempotencyKey: 'one' };
const signOnce = ({ client }: SeededPerson, ids: string[], tan?: string) =>
  client.call(
    sign,
    { body: { signatureRequests: ids.map((signatureRequestId) => ({ signatureRequestId })), ...(tan && { tan }) } },
    once,
  );
const statusOf = ({ results }: Awaited<ReturnType<typeof signOnce>>) => results.map(({ status }) => status);
const countSigned = async (ids: string[]) => {
  const events = await Promise.all(ids.map((id) => listEvents(world, id)));
  return events.flat().filter(({ name }) => name === 'SIGNED').length;
};

describe('a call that signs and ends without an answer', () => {
  it('answers whoever repeats it what it had come to, and goes on with the rest', async () => {
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    const to = { signatures: [{ account_email: owner.email }] };
    const ids = [await sendRequest(owner, to), await sendRequest(owner, to)];
    const mend = breakAfterFirst();
    const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await keyOf(signOnce(owner, ids))).toBe('error.internal');
    quiet.mockRestore();
    mend();
    const answer = await signOnce(owner, ids);
    expect(answer.results).toMatchObject(ids.map((signatureRequestId) => ({ signatureRequestId, status: 'SIGNED' })));
    expect(await signOnce(owner, ids)).toEqual(answer);
    expect(await countSigned(ids)).toBe(2);
  });

  it('wants another code for the rest, since a code signs once, and tells a rest that cannot be signed any more', async () => {
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    const mobile = '41791234567';
    await proveMobile(world, owner, mobile);
    const to = { quality: 'AES', signatures: [{ account_email: owner.email }] };
    const ids = [await sendRequest(owner, to), await sendRequest(owner, to)];
    expect(await keyOf(signOnce(owner, ids))).toBe('error.sign.tan_required');
    const mend = breakAfterFirst();
    const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await keyOf(signOnce(owner, ids, await readSms(world, mobile)))).toBe('error.internal');
    quiet.mockRestore();
    mend();
    expect(await keyOf(signOnce(owner, ids, '000000'))).toBe('error.sign.tan_expired');
    expect(await keyOf(signOnce(owner, ids))).toBe('error.sign.tan_required');
    await world.services.db
      .updateTable('signature_requests')
      .set({ status: 'WITHDRAWN' })
      .where('id', '=', ids[1]!)
      .execute();
    const answer = await signOnce(owner, ids);
    expect(statusOf(answer)).toEqual(['SIGNED', 'REFUSED']);
    expect(await signOnce(owner, ids)).toEqual(answer);
    expect(await countSigned(ids)).toBe(1);
  });
});
