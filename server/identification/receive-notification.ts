import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { scheduleLook } from './schedule-look.ts';

/**
 * Takes what a vendor tells: whether it is the vendor's, then once only, and no more than that there is something to ask for. So nothing
 * depends on the order in which words come, or on what they say. False: nobody knows who sent it.
 */
export async function receiveNotification(
  services: Services,
  vendor: IdentityVendor,
  { headers, body }: { headers: Headers; body: Uint8Array },
): Promise<boolean> {
  const told = vendor.readNotification(headers, body);
  if (!told) return false;
  const { reference, eventId } = told;
  await services.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('identity_notifications')
      .values({ vendor: vendor.name, event_id: eventId, reference, received_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!kept.numInsertedOrUpdatedRows) return;
    const row = await trx
      .selectFrom('identification_cases')
      .select('id')
      .where('vendor', '=', vendor.name)
      .where('reference', '=', reference)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    // One that comes before we know the vendor's own name of the case is not missed: a look is planned.
    if (row) await scheduleLook(services, trx, row.id, { isNotified: true });
  });
  return true;
}
