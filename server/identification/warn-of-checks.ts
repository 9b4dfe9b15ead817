import { selectCountingChecks } from '../business/aes-for-business.ts';
import type { Services } from '../services.ts';
import { lockCheck } from './checks-repository.ts';
import { daysOfWarning, lastDaysOfWarning } from './list-changes.ts';
import { tellCheckedPerson } from './tell-person.ts';

const dayMs = 86_400_000;

/** Warns people whose document a colleague has checked, 60 and 14 days before that ends, each once; once where the first was missed. */
export async function warnOfChecks(services: Services): Promise<void> {
  for (const days of [lastDaysOfWarning, daysOfWarning]) await warn(services, days);
}

async function warn(services: Services, days: number): Promise<void> {
  const { db, now } = services;
  const rows = await selectCountingChecks(db, now())
    .select('check.business_id')
    .where('check.expires_at', '<=', new Date(now().getTime() + days * dayMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity_check_warnings as warning')
            .select('warning.days')
            .whereRef('warning.check_id', '=', 'check.id')
            .where('warning.days', '<=', days),
        ),
      ),
    )
    .execute();
  for (const { id, business_id: businessId } of rows)
    await db.transaction().execute(async (trx) => {
      const row = await lockCheck(trx, id, { businessId });
      if (!row || row.ended_at) return;
      const told = await trx
        .insertInto('identity_check_warnings')
        .values({ check_id: id, days, business_id: businessId, user_id: row.user_id, told_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('days')
        .executeTakeFirst();
      if (told) await tellCheckedPerson(services, trx, row, 'IN_PERSON_ENDING');
    });
}
