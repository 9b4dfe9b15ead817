import { sql } from 'kysely';
import { exportSignatureActivities } from '@sigillum/api-contracts/business/export-signature-activities.ts';
import { getBusinessStatistics } from '@sigillum/api-contracts/business/get-business-statistics.ts';
import { listAccountActivities } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { listSignatureActivities } from '@sigillum/api-contracts/business/list-signature-activities.ts';
import { countActivityDays } from '@sigillum/server/business/count-activity-days.ts';
import { seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import type { TestServices } from '@sigillum/server/testing/test-services.ts';
import { insertActivities } from '../support/insert-activities.ts';

/** An organisation with this many signatures and this many other events in a year. */
export async function seedActivities(test: TestServices, size: number): Promise<SeededPerson> {
  const person = await seedPerson(test, `activities-${size}@example.ch`, { business: true });
  await insertActivities(test.services.db, { userId: person.id, businessId: person.businessId!, size });
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
