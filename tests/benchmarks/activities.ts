import { sql } from 'kysely';
import { exportSignatureActivities } from '@sigillum/api-contracts/business/export-signature-activities.ts';
import { getBusinessStatistics } from '@sigillum/api-contracts/business/get-business-statistics.ts';
import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { listSignatureActivities } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { countActivityDays } from '@sigillum/server/business/count-activity-days.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import type { TestServices } from '@sigillum/server/testing/test-services.ts';

/** As many as one statement may insert before the database ends it. */
const chunk = 20_000;

/** An organisation with this many signatures and this many other events in a year, each of a request that was erased. */
export async function seedActivities(test: TestServices, size: number): Promise<SeededPerson> {
  const { db } = test.services;
  const person = await seedPerson(test, `activities-${size}@example.ch`, { business: true });
  const { id, businessId } = person;
  const moment = sql`timestamptz '2026-11-01' - n * (interval '300 days' / ${size})`;
  for (let first = 1; first <= size; first += chunk) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(size, first + chunk - 1)}::int) n`;
    await sql`
      with made as (select gen_random_uuid() as request_id, ${moment} as at from ${numbers}),
      event as (
        insert into audit_events (request_id, seq, at, name, actor, data, previous_hash, hash)
        select request_id, seq, at, case seq when 1 then 'INITIATED' else 'SIGNED' end,
          jsonb_build_object('type', 'member', 'userId', ${id}::text, 'email', 'a@example.ch', 'firstName', 'A', 'lastName', 'B'),
          jsonb_build_object('sid', gen_random_uuid()), '', '' from made, generate_series(1, 2) seq)
      insert into paid_signatures (request_id, seq, business_id, at, quality, legislation, is_seal)
      select request_id, 2, ${businessId}, at, 'SES', 'ZERTES', false from made`.execute(db);
    await sql`
      insert into business_events (business_id, seq, at, name, actor, previous_hash, hash)
      select ${businessId}, n, ${moment}, 'MEMBER_INVITED', '{"type":"system"}', '', '' from ${numbers}`.execute(db);
  }
  return person;
}

/** Counts what is over, as the server does every six hours. */
export async function settleActivities({ services: { db } }: TestServices): Promise<void> {
  await countActivityDays(db, new Date());
  await sql`vacuum analyze audit_events, paid_signatures, business_events, activity_days`.execute(db);
}

/** The calls of dashboard and activity list, by name. `size`: how many there are. */
export function listActivityCalls({ client, businessId }: SeededPerson, size: number) {
  const params = { id: businessId! };
  const pages = (page: number) => () => client.call(listSignatureActivities, { params, query: { page } });
  return {
    'figures of the business': () => client.call(getBusinessStatistics, { params }),
    'signatures, first page': pages(1),
    'signatures, page in the middle': pages(Math.ceil(size / 50)),
    'signatures, last page': pages(Math.ceil(size / 25)),
    'signatures of a month': () =>
      client.call(listSignatureActivities, { params, query: { start_date: '2026-05-01', end_date: '2026-05-31' } }),
    'events, first page': () => client.call(listAccountActivities, { params }),
  };
}

/** The whole list as a file: how large it is, and how long it took. */
export async function saveActivities({
  client,
  businessId,
}: SeededPerson): Promise<{ bytes: number; seconds: number }> {
  const started = performance.now();
  const file = await client.call(exportSignatureActivities, { params: { id: businessId! } });
  let bytes = 0;
  for await (const part of file.body!) bytes += part.length;
  return { bytes, seconds: (performance.now() - started) / 1000 };
}
