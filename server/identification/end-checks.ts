import { systemCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { endCheck, lockCheck } from './checks-repository.ts';
import { tellCheckedPerson } from './tell-person.ts';

/** Ends records that nobody has confirmed in time, that have counted long enough, and those of people who have left the business. */
export async function endChecks(services: Services): Promise<void> {
  const { db, now } = services;
  const rows = await db
    .selectFrom('identity_checks as check')
    .select(['check.id', 'check.business_id', 'check.expires_at'])
    .where('check.ended_at', 'is', null)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('check.expires_at', '<=', now()),
        not(
          exists(
            selectFrom('memberships')
              .select('memberships.id')
              .whereRef('memberships.business_id', '=', 'check.business_id')
              .whereRef('memberships.user_id', '=', 'check.user_id')
              .where('memberships.state', '=', 'accepted'),
          ),
        ),
      ]),
    )
    .execute();
  for (const { id, business_id: businessId } of rows)
    await db.transaction().execute(async (trx) => {
      const row = await lockCheck(trx, id, { businessId });
      if (!row || row.ended_at) return;
      const isExpired = row.expires_at <= now();
      await endCheck(services, trx, systemCall(now()), row, isExpired ? 'expired' : 'left');
      if (isExpired && row.confirmed_at) await tellCheckedPerson(services, trx, row, 'IN_PERSON_ENDED');
    });
}
