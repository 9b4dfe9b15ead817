import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sendRequest } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { releaseDeadStart } from './release-dead-start.ts';

it('lets go what an earlier start held, but what waits for its signer at a trust service', async () => {
  const { db, bootId, now } = world.services;
  const owner = await seedPerson(world, 'owner@example.ch', { business: true });
  const to = { signatures: [{ account_email: owner.email }] };
  const later = new Date(now().getTime() + 600_000);
  const kept = { own: bootId, waiting: randomUUID(), late: randomUUID(), dead: randomUUID() };
  const sids: Record<string, string> = {};
  for (const [name, boot_id] of Object.entries(kept)) {
    const request_id = await sendRequest(owner, to);
    const { sid, document_id, version_id } = await db
      .selectFrom('signatures')
      .innerJoin('documents', 'documents.request_id', 'signatures.request_id')
      .select(['sid', 'documents.id as document_id', 'current_version_id as version_id'])
      .where('signatures.request_id', '=', request_id)
      .executeTakeFirstOrThrow();
    sids[sid] = name;
    await db.insertInto('signing_locks').values({ request_id, sid, boot_id, expires_at: later }).execute();
    const prepared = { id: randomUUID(), sid, document_id, version_id, state: '{}', tail: Buffer.alloc(1) };
    await db
      .insertInto('signing_preparations')
      .values({ ...prepared, created_at: now() })
      .execute();
    const step = { sid, trust_state: '', payload: '{}', at: now() };
    if (name === 'waiting')
      await db
        .insertInto('signing_steps')
        .values({ ...step, expires_at: later })
        .execute();
    if (name === 'late')
      await db
        .insertInto('signing_steps')
        .values({ ...step, expires_at: now() })
        .execute();
  }
  await releaseDeadStart(world.services);
  const left = async (table: 'signing_locks' | 'signing_preparations' | 'signing_steps') =>
    (await db.selectFrom(table).select('sid').execute()).map(({ sid }) => sids[sid]);
  expect([await left('signing_locks'), await left('signing_preparations'), await left('signing_steps')]).toEqual([
    ['own'],
    ['own', 'waiting'],
    ['waiting'],
  ]);
});
