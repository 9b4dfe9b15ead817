import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { forgetProofs } from '../requests/forget-proofs.ts';

/**
 * One of a group begins to sign. Codes, second factors and steps at a trust service are one person's: what another of the group had begun
 * ends with it, unless that person is in the middle of signing. Who signs for the group is decided when the signature is there.
 */
export async function takeTurn(
  db: Kysely<Database>,
  { sid, userId, now }: { sid: string; userId: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('signatures')
      .select(['taken_by', 'user_id', 'request_id'])
      .where('sid', '=', sid)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.user_id !== null || row.taken_by === userId) return;
    const { rows } = await sql<{ sid: string }>`
      select sid from signing_locks where request_id = ${row.request_id} and sid = ${sid} and expires_at > ${now}`.execute(
      trx,
    );
    if (rows.length) throw refuse('error.sign.locked', { retryAfter: 2 });
    if (row.taken_by !== null) await forgetProofs(trx, [sid]);
    await trx.updateTable('signatures').set({ taken_by: userId }).where('sid', '=', sid).execute();
  });
}
