import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserRow } from '../accounts/user-repository.ts';

/**
 * Erases what belongs to a person alone: every row that refers to the account “on delete cascade”, and mails, text messages and links
 * to the address. The account's row stays, for others rely on it: with name and address where it still says who asked for a
 * signature or sent an invitation to sign (that is evidence), else without.
 */
export async function erasePerson(trx: Kysely<Database>, person: UserRow, now: Date): Promise<void> {
  for (const { table, column } of await listOwnTables(trx))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(trx);
  await trx.deleteFrom('email_confirmations').where('email', '=', person.email).execute();
  await trx.deleteFrom('password_resets').where('email', '=', person.email).execute();
  await trx
    .deleteFrom('mails')
    .where(sql`lower(to_address)`, '=', person.email)
    .where('sent_at', 'is not', null)
    .execute();
  if (person.mobile)
    await trx
      .deleteFrom('sms_messages')
      .where('to_number', '=', person.mobile)
      .where('sent_at', 'is not', null)
      .execute();
  await trx.deleteFrom('idempotency_keys').where('actor', '=', `user:${person.id}`).execute();
  await sql`delete from rate_limits where split_part(key, ':', 2) in (${person.email}, ${person.id})`.execute(trx);
  await trx.updateTable('memberships').set({ invited_by: null }).where('invited_by', '=', person.id).execute();
  await trx
    .deleteFrom('memberships')
    .where('state', '<>', 'accepted')
    .where((row) => row.or([row('user_id', '=', person.id), row(row.fn('lower', ['email']), '=', person.email)]))
    .execute();
  const isEvidence = await isStillNamed(trx, person.id);
  await trx
    .updateTable('users')
    .set({
      password_hash: '',
      mobile: null,
      attributes: '{}',
      deleted_at: now,
      ...(!isEvidence && { email: `${person.id}@deleted.invalid`, first_name: '', last_name: '' }),
    })
    .where('id', '=', person.id)
    .execute();
}

/** The tables that hold what belongs to one person alone, as their migrations declare. */
async function listOwnTables(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select class.relname as table, attribute.attname as column
    from pg_constraint link join pg_class class on class.oid = link.conrelid
    join pg_attribute attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = 'users'::regclass and link.confdeltype = 'c'
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a request that stays still says who asked for it or invited somebody. */
async function isStillNamed(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from signature_requests where owner_id = ${userId}
    union all select from signatures where invited_by = ${userId}
    union all select from observers where invited_by = ${userId} limit 1`.execute(db);
  return rows.length > 0;
}
