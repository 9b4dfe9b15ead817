import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { sendRequest } from './journeys.ts';
import { seedPerson } from './seeds.ts';
import { createTestServices, type TestServices } from './test-services.ts';

/** The tables that hold rows. */
async function listFilled({ services: { db } }: TestServices): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely%') or (schemaname, tablename) = (${jobsSchema}, 'job')`.execute(
    db,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(db);
    if (rows.length) filled.push(name);
  }
  return filled;
}

it('a reset leaves no row in any table and no job, whatever points to what', async () => {
  const world = await createTestServices();
  try {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }] });
    expect(await listFilled(world)).toEqual(
      expect.arrayContaining(['public.users', 'public.documents', 'public.signatures', `${jobsSchema}.job`]),
    );
    await world.reset();
    expect(await listFilled(world)).toEqual([]);
  } finally {
    await world.close();
  }
});
