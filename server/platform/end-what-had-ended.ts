import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What lives until a moment, and is refused after it. */
const ending = [
  'sessions',
  'email_confirmations',
  'email_changes',
  'password_resets',
  'phone_verifications',
  'two_step_challenges',
  'sso_logins',
  'step_ups',
  'tans',
  'signing_steps',
  'signing_locks',
  'checked_files',
  'validations',
  'hand_overs',
  'embed_addresses',
] as const satisfies readonly (keyof Database)[];

/** Of the short-lived: a code of ten minutes must not live for a day because the clock has gone back by one. */
const brief: readonly (keyof Database)[] = [
  'phone_verifications',
  'two_step_challenges',
  'step_ups',
  'tans',
  'signing_steps',
  'signing_locks',
  'hand_overs',
  'embed_addresses',
];

/** Moments that are past when they are written: in the future they would hold somebody back until then. */
const past: readonly [keyof Database, string][] = [
  ['tans', 'sent_at'],
  ['phone_verifications', 'sent_at'],
  ['rate_limits', 'window_start'],
];

/** Locks after wrong tries, which go on as long as they would have. */
const locks: readonly (keyof Database)[] = ['tans', 'phone_verifications'];

/**
 * The clock has gone back to `at` from `latest`: what had ended by then stays ended, what is brief keeps the time that was left, and
 * nobody waits for a future that was not one.
 */
export async function endWhatHadEnded(
  trx: Kysely<Database>,
  { at, latest }: { at: Date; latest: Date },
): Promise<void> {
  const back = sql`${`${latest.getTime() - at.getTime()} milliseconds`}::interval`;
  for (const table of ending)
    await sql`update ${sql.table(table)} set expires_at = ${at}
      where expires_at > ${at} and expires_at <= ${latest}`.execute(trx);
  for (const table of brief)
    await sql`update ${sql.table(table)} set expires_at = expires_at - ${back} where expires_at > ${latest}`.execute(
      trx,
    );
  for (const table of locks)
    await sql`update ${sql.table(table)} set locked_until = greatest(locked_until - ${back}, ${at})
      where locked_until > ${at}`.execute(trx);
  for (const [table, column] of past)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${sql.ref(column)} > ${at}`.execute(trx);
}
