import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import type { SubscriptionFacts } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { applyFacts } from './apply-facts.ts';
import { purchaseMs } from './begin-purchase.ts';
import { claimSubscription } from './subscriptions-repository.ts';

/**
 * Asks the provider how a customer's subscription stands, and writes it. So nothing depends on what was told, in which order, or whether
 * at all; a purchase whose answer was lost is found by its key, and one that never came about is forgotten. An answer that something was
 * written after which may be newer is asked for anew.
 */
export async function syncSubscription(services: Services, customerId: string): Promise<SubscriptionFacts | undefined> {
  const { db, payments } = services;
  if (!payments) return undefined;
  for (;;) {
    const row = await readVersion(db, customerId);
    if (!row) return undefined;
    const facts = await payments.read(customerId);
    if (await write(services, customerId, row, facts)) return facts;
  }
}

interface Version {
  id: string;
  /** Another one after each change of the row. */
  version: string;
}

const readVersion = (db: Kysely<Database>, customerId: string): Promise<Version | undefined> =>
  db
    .selectFrom('subscriptions')
    .select(['id', sql<string>`subscriptions.xmin::text`.as('version')])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

/** False: somebody has written the row since the provider was asked. */
const write = (
  services: Services,
  customerId: string,
  { id, version }: Version,
  facts: SubscriptionFacts | undefined,
): Promise<boolean> => {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const claimed = await claimSubscription(trx, id);
    if ((await readVersion(trx, customerId))?.version !== version) return false;
    if (facts) await applyFacts(services, trx, systemCall(now()), claimed, facts);
    const { pending } = await claimSubscription(trx, id);
    if (pending && now().getTime() - new Date(pending.at).getTime() >= purchaseMs)
      await trx.updateTable('subscriptions').set({ pending: null }).where('id', '=', id).execute();
    return true;
  });
};
