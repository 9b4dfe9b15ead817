import type { Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';

/** A person in whose name a batch goes on; nobody once that person has left the organisation. */
export async function findSender(
  db: Kysely<Database>,
  { userId, businessId }: { userId: string; businessId: string },
): Promise<UserActor | undefined> {
  const membership = await findMembership(db, userId);
  if (membership?.business_id !== businessId) return undefined;
  const { id, email, first_name, last_name, lang } = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'lang'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { kind: 'user', id, email, firstName: first_name, lastName: last_name, lang, sessionHash: '' };
}
