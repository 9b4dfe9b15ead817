import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tanRules, type TanState } from '../rules/tan-rule.ts';

/** A signer's code, and prints of the documents for which it was sent. */
type SigningTan = TanState & { shown: readonly string[] };

/** Reads a signer's code under row locks, so that parallel tries count one after another. The request's row comes first, as everywhere. */
export async function lockTan(
  trx: Transaction<Database>,
  { sid, requestId }: { sid: string; requestId: string },
): Promise<SigningTan | undefined> {
  await trx.selectFrom('signature_requests').select('id').where('id', '=', requestId).forUpdate().execute();
  const row = await trx.selectFrom('tans').selectAll().where('sid', '=', sid).forUpdate().executeTakeFirst();
  return (
    row && {
      codeHash: row.code_hash,
      previousCodeHash: row.previous_code_hash,
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      attempts: row.attempts,
      lockedUntil: row.locked_until,
      shown: row.shown,
    }
  );
}

/** Stores a new code; wrong tries against the one before still count until it is used or the lock has passed. */
export async function storeTan(
  db: Kysely<Database>,
  { sid, channel, codeHash, shown }: { sid: string; channel: 'email' | 'sms'; codeHash: string; shown: string[] },
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + tanRules.lifeSeconds * 1000);
  await db
    .insertInto('tans')
    .values({ sid, channel, code_hash: codeHash, sent_at: now, expires_at, shown })
    .onConflict((conflict) =>
      conflict.column('sid').doUpdateSet({
        channel,
        previous_code_hash: sql.ref('tans.code_hash'),
        code_hash: codeHash,
        sent_at: now,
        expires_at,
        shown,
        attempts: sql`case when tans.locked_until <= ${now} then 0 else tans.attempts end`,
        locked_until: null,
      }),
    )
    .execute();
}

/** Counts a wrong try; the fifth locks. Returns how many are left. */
export async function countWrongTan(trx: Transaction<Database>, sid: string, now: Date): Promise<number> {
  const lockedUntil = new Date(now.getTime() + tanRules.lockSeconds * 1000);
  const row = await trx
    .updateTable('tans')
    .set({
      attempts: sql`case when attempts + 1 >= ${tanRules.maxAttempts} then 0 else attempts + 1 end`,
      locked_until: sql`case when attempts + 1 >= ${tanRules.maxAttempts} then ${lockedUntil}::timestamptz else null end`,
    })
    .where('sid', '=', sid)
    .returning(['attempts', 'locked_until'])
    .executeTakeFirstOrThrow();
  return row.locked_until ? 0 : tanRules.maxAttempts - row.attempts;
}

/** A code signs once. */
export const deleteTan = (trx: Kysely<Database>, sid: string) =>
  trx.deleteFrom('tans').where('sid', '=', sid).execute();
