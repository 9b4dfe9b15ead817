import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { it, world } from '../testing/world.ts';
import { countTry } from './limit-rate.ts';

const now = new Date('2026-11-28T12:00:00Z');
const limit = { key: 'test', limit: 3, windowSeconds: 60 };

describe('a try', () => {
  it.each([false, true])('is counted and at last refused, whether or not it may be lost (%s)', async (mayBeLost) => {
    const { db } = world.services;
    const count = (at = now) => countTry(db, limit, at, { weight: 2, mayBeLost });
    expect([await count(), await count()]).toEqual([0, 60]);
    expect(await count(new Date(now.getTime() + 60_000))).toBe(0);
  });

  it('that may be lost leaves its session, and a transaction that counts it, as careful as they were', async () => {
    const { db } = world.services;
    const readCare = async (of: typeof db) =>
      (await sql<{ care: string }>`select current_setting('synchronous_commit') as care`.execute(of)).rows[0]!.care;
    await db.connection().execute(async (session) => {
      const usual = await readCare(session);
      await countTry(session, limit, now, { mayBeLost: true });
      expect(await readCare(session)).toBe(usual);
      await session.transaction().execute(async (trx) => {
        await countTry(trx, limit, now, { mayBeLost: true });
        expect(await readCare(trx)).toBe(usual);
      });
    });
  });
});
