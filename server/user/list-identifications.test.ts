import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { sendRequest } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { listIdentifications } from './list-identifications.ts';

let anna: SeededPerson;
let now: Date;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  now = world.services.now();
});

const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const list = () => listIdentifications(world.services.db, anna.id, days(100));

/** Anna has signed QES under Swiss law, which is all that is known of her. */
async function signAt(signedAt: Date) {
  const id = await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }] });
  await world.services.db
    .updateTable('signatures')
    .set({ user_id: anna.id, status: 'SIGNED', signed_quality: 'QES', signed_at: signedAt })
    .where('request_id', '=', id)
    .execute();
}
async function identifyUntil(expiresAt: Date, legislation: 'ZERTES' | 'EIDAS') {
  const id = randomUUID();
  const { db } = world.services;
  await db
    .insertInto('identification_cases')
    .values({
      ...{ id, user_id: anna.id, legislation, kind: 'video', vendor: 'scripted', state: 'success' },
      ...{ email: 'anna@example.ch', created_at: now, updated_at: now, ended_at: now },
    })
    .execute();
  await db
    .insertInto('identifications')
    .values({
      ...{ case_id: id, user_id: anna.id, legislation, quality: 'QES', level: 4, provider: 'Scripted' },
      ...{ evidence_id: 'EV-1', person: '-', identified_at: now, expires_at: expiresAt, activated_at: now },
    })
    .execute();
}

describe('what is known of an identification', () => {
  it('is that a trust service has signed, until an identification of ours has ended since', async () => {
    await signAt(days(1));
    expect(await list()).toEqual([{ quality: 'QES', legislation: 'ZERTES' }]);
    await identifyUntil(days(50), 'EIDAS');
    expect(await list()).toEqual([{ quality: 'QES', legislation: 'ZERTES' }]);
    await identifyUntil(days(50), 'ZERTES');
    expect(await list()).toEqual([]);
  });

  it('is a signature that came after the end of ours', async () => {
    await identifyUntil(days(50), 'ZERTES');
    await signAt(days(60));
    expect(await list()).toEqual([{ quality: 'QES', legislation: 'ZERTES' }]);
  });
});
