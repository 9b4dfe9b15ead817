import type { Services } from '../services.ts';

/**
 * What an earlier start of the server held when it ended: its leases, steps that nobody answers any more, and what was prepared for
 * signatures that do not wait for their signer at a trust service.
 */
export async function releaseDeadStart({ bootId, db, now }: Services): Promise<void> {
  await db.deleteFrom('signing_locks').where('boot_id', '!=', bootId).execute();
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
    .execute();
}
