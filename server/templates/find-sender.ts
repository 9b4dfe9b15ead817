import type { Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { AccountActor, ApiActor } from '../http/actor.ts';
import { readApiEnvironment } from '../rules/api-username.ts';

/** A person or a program in whose name a batch goes on; nobody once that one has left the organisation. */
export async function findSender(
  db: Kysely<Database>,
  { userId, businessId }: { userId: string; businessId: string },
  now: Date,
): Promise<AccountActor | undefined> {
  const membership = await findMembership(db, userId);
  if (membership?.business_id !== businessId) return findProgram(db, userId, businessId, now);
  const { id, email, first_name, last_name, lang } = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'lang'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { kind: 'user', id, email, firstName: first_name, lastName: last_name, lang, sessionHash: '' };
}

/** As it is known by a token: whoever deletes it ends its batches, a new key does not. */
async function findProgram(
  db: Kysely<Database>,
  id: string,
  businessId: string,
  now: Date,
): Promise<ApiActor | undefined> {
  const program = await db
    .selectFrom('api_users')
    .innerJoin('businesses', 'businesses.id', 'api_users.business_id')
    .select(['username', 'scopes', 'name'])
    .where('user_id', '=', id)
    .where('business_id', '=', businessId)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!program) return undefined;
  const { username, scopes, name: firstName } = program;
  return {
    ...{ kind: 'api', id, username, email: username, firstName, lastName: '', lang: 'en', businessId, scopes },
    environment: readApiEnvironment(username),
    // It asks for nothing now.
    minute: { begunAt: now, calls: 0, uploads: 0 },
  };
}
