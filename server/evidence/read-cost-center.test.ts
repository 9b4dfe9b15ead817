import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { up } from '../database/migrations/031-cost-centres.ts';
import { sendRequest } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { readCostCenter } from './read-cost-center.ts';

const noted: [custom: string, center: string | null][] = [
  ['CC 4711', 'CC 4711'],
  ['CC 4711\r\nrest', 'CC 4711'],
  ['CC 4711\t \nrest', 'CC 4711'],
  ['CC\u00a04711\u00a0\nrest', 'CC\u00a04711'],
  ['\r\nrest', null],
];

describe('a cost centre', () => {
  it.each(noted)('of %j is %j', (custom, center) => {
    expect(readCostCenter(custom)).toBe(center);
  });

  it('is the same for signatures of before there were any', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const request_id = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    const { db, now } = world.services;
    const paid = {
      request_id,
      business_id: anna.businessId!,
      at: now(),
      quality: 'SES',
      legislation: 'ZERTES',
    } as const;
    for (const [seq, [custom]] of noted.entries())
      await db
        .insertInto('paid_signatures')
        // As 030-activities has filled it in.
        .values({ ...paid, seq, is_seal: false, cost_center: sql<string>`btrim(split_part(${custom}, E'\n', 1))` })
        .execute();
    await up(db as never);
    const rows = await db.selectFrom('paid_signatures').select('cost_center').orderBy('seq').execute();
    expect(rows.map(({ cost_center }) => cost_center)).toEqual(noted.map(([, center]) => center));
  });
});
