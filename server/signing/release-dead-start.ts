import { forgetDeadLeases } from '../requests/lease.ts';
import type { Services } from '../services.ts';

/**
 * What servers held that have ended: their leases, steps that nobody answers any more, and what was prepared for signatures that nobody
 * makes now and that do not wait for their signer at a trust service.
 */
export async function releaseDeadStart({ bootId, db, now }: Services): Promise<void> {
  await forgetDeadLeases(db, bootId);
  await db.deleteFrom('signing_steps').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('signing_preparations')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('signing_steps')
            .select('sid')
            .whereRef('signing_steps.sid', '=', 'signing_preparations.sid'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('signing_locks')
            .select('sid')
            .whereRef('signing_locks.sid', '=', 'signing_preparations.sid'),
        ),
      ),
    )
    .execute();
}
