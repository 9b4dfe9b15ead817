import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readDomain } from '../rules/read-domain.ts';

/**
 * Gives a new account what its address was invited to: signatures that asked for this account (`account_email`) and
 * observers of this address. A signer who was invited without account only (`signer_identity_data`) stays so.
 */
export async function linkInvitations(db: Kysely<Database>, user: { id: string; email: string }): Promise<void> {
  const isWritten = matchAddress(user.email);
  await lockRequests(db, isWritten);
  const signatures = await db
    .updateTable('signatures')
    .set({ user_id: user.id })
    .where(sql`lower(account_email)`, '=', isWritten)
    .where('user_id', 'is', null)
    .returning('request_id')
    .execute();
  const observers = await db
    .updateTable('observers')
    .set({ user_id: user.id })
    .where(sql`lower(email)`, '=', isWritten)
    .where('user_id', 'is', null)
    .returning('request_id')
    .execute();
  const rows = [
    ...signatures.map(({ request_id }) => ({ request_id, user_id: user.id, level: 'sign' as const })),
    ...observers.map(({ request_id }) => ({ request_id, user_id: user.id, level: 'observe' as const })),
  ];
  if (!rows.length) return;
  await db
    .insertInto('request_access')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An address as people write it, and as some of their programs do: anna@bücher.ch, anna@xn--bcher-kva.ch. */
const matchAddress = (email: string) =>
  sql<string>`any(${[email, `${email.slice(0, email.lastIndexOf('@') + 1)}${readDomain(email)}`]})`;

/** Requests before their signatures, in one order: whoever signs meanwhile locks them so, too. */
async function lockRequests(db: Kysely<Database>, isWritten: RawBuilder<string>): Promise<void> {
  await db
    .selectFrom('signature_requests')
    .select('id')
    .where(
      sql<boolean>`id in (
        select request_id from signatures where lower(account_email) = ${isWritten} and user_id is null
        union select request_id from observers where lower(email) = ${isWritten} and user_id is null)`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
