import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** While a payment waits for the buyer. */
const soonMs = 30_000;
/** After a period has ended: what the provider tells of it may be lost. */
const laterMs = 3600_000;

/** Plans when the provider is asked again without having told anything: soon, or after the end of a period. */
export async function scheduleSync(
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  trx: Kysely<Database>,
  customerId: string,
  periodEnd: Date | undefined,
): Promise<void> {
  const startAfter = new Date(periodEnd ? periodEnd.getTime() + laterMs : now().getTime() + soonMs);
  const singletonKey = `${customerId} ${periodEnd ? 'period' : 'soon'}`;
  await jobs.enqueue(trx, 'sync-subscription', { customerId }, { startAfter, singletonKey });
}
