import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

/** An invitation of a business that has no answer, expired or not. Throws a refusal. */
export async function requireInvitation(db: Kysely<Database>, businessId: string, id: string) {
  const invitation = await db
    .selectFrom('memberships')
    .select(['id', 'email', 'role', 'invited_at'])
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where('state', '=', 'invited')
    .executeTakeFirst();
  if (!invitation) throw refuse('error.not_found');
  return invitation;
}

/** The languages of those of these addresses (normalised) that have an account. */
export async function readLanguages(
  db: Kysely<Database>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!addresses.length) return new Map();
  const email = sql<string>`lower(email)`;
  const rows = await db
    .selectFrom('users')
    .select([email.as('email'), 'lang'])
    .where(email, 'in', addresses)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.email, row.lang]));
}

/** How addresses (normalised) stand to a business already. */
export async function readStandings(db: Kysely<Database>, businessId: string, addresses: readonly string[]) {
  const { rows } = await sql<{ email: string; id: string; state: 'invited' | 'accepted'; invited_at: Date | null }>`
    select asked.email, membership.id, membership.state, membership.invited_at from unnest(${addresses}::text[]) asked (email)
    left join users person on lower(person.email) = asked.email and person.deleted_at is null
    join memberships membership on membership.business_id = ${businessId} and (
      (membership.state = 'accepted' and membership.user_id = person.id)
      or (membership.state = 'invited' and lower(membership.email) = asked.email))`.execute(db);
  return rows;
}
