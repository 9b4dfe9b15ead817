import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  findMembership,
  insertBusiness,
  insertMembership,
  leaveDeletedBusinesses,
} from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';

/**
 * Founds the business of a person whose purchase is paid, in the caller's transaction, and answers its id; null where the person has
 * joined another one meanwhile: then somebody must look at it, for it was paid.
 */
export async function foundBusiness(
  { log, config }: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  { id: rowId, user_id: userId, founding }: SubscriptionRow,
): Promise<string | null> {
  if (userId === null || founding === null) return null;
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (await findMembership(trx, userId)) {
    log.error('a person has paid for a plan and belongs to a business of others', { subscription: rowId });
    return null;
  }
  await leaveDeletedBusinesses(trx, userId, call.now);
  const id = randomUUID();
  const { name, billing, hasDpa } = founding;
  await insertBusiness(trx, { id, name, email, phone: null, hasDpa, billing: config.billing }, call.now);
  await trx
    .updateTable('businesses')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
  await insertMembership(trx, { businessId: id, userId, email, role: 'admin' }, call.now);
  await appendBusinessEvents(trx, call, id, [{ name: 'FOUNDED' }]);
  return id;
}
