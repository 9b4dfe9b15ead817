import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { keyOf, listEvents, sendRequest, sign, view } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { acquireLease } from '../requests/lease.ts';

it('commits no signature whose lease another has taken meanwhile, though nobody has signed', async () => {
  const { blobs, db, now } = world.services;
  const owner = await seedPerson(world, 'owner@example.ch', { business: true });
  const id = await sendRequest(owner, { signatures: [{ account_email: owner.email }] });
  const sid = (await view(owner, id)).signatures[0]!.sid;
  const other = { ...world.services, bootId: randomUUID() };
  const takeOver = async () => {
    await db.updateTable('signing_locks').set({ expires_at: now() }).where('request_id', '=', id).execute();
    return acquireLease(other, { requestId: id, sid }, now());
  };
  let taking: ReturnType<typeof takeOver> | undefined;
  // The process stands still before its last step, for longer than its lease lives. Several tails are written at once; one other begins.
  const put: typeof blobs.put = async (...given) => {
    const blob = await blobs.put(...given);
    taking ??= takeOver();
    await taking;
    return blob;
  };
  world.services.blobs = Object.assign(Object.create(blobs) as typeof blobs, { put });
  expect(await keyOf(sign(owner, id))).toBe('error.sign.locked');
  const taken = await taking;
  expect(taken).toMatchObject({ sid });
  expect((await listEvents(world, id)).filter(({ name }) => name === 'SIGNED')).toEqual([]);
  // Nor does it end the lease of the other.
  expect(await db.selectFrom('signing_locks').select('fence').execute()).toEqual([
    { fence: (taken as { fence: number }).fence },
  ]);
  world.services.blobs = blobs;
  expect(await sign(owner, id)).toMatchObject({ status: 'SIGNED' });
});

it('tells whoever stood still while another signed that the request has changed', async () => {
  const { blobs, db, now } = world.services;
  const owner = await seedPerson(world, 'first@example.ch', { business: true });
  const partner = await seedPerson(world, 'second@example.ch');
  const signatures = [owner, partner].map(({ email }) => ({ account_email: email }));
  const id = await sendRequest(owner, { signatures });
  const signMeanwhile = async () => {
    await db.updateTable('signing_locks').set({ expires_at: now() }).where('request_id', '=', id).execute();
    return sign(partner, id);
  };
  let signing: ReturnType<typeof signMeanwhile> | undefined;
  const put: typeof blobs.put = async (...given) => {
    const blob = await blobs.put(...given);
    if (signing) return blob;
    world.services.blobs = blobs;
    signing = signMeanwhile();
    expect(await signing).toMatchObject({ status: 'SIGNED' });
    return blob;
  };
  world.services.blobs = Object.assign(Object.create(blobs) as typeof blobs, { put });
  expect(await keyOf(sign(owner, id))).toBe('error.sr.changed_meanwhile');
  expect((await listEvents(world, id)).filter(({ name }) => name === 'SIGNED')).toHaveLength(1);
  expect(await sign(owner, id)).toMatchObject({ status: 'SIGNED' });
});
