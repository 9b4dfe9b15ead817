import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { requireUnchanged } from './require-unchanged.ts';

export type ApiUserRow = Pick<Selectable<Database['api_users']>, (typeof columns)[number]>;

const columns = [
  'username',
  'business_id',
  'number',
  'description',
  'key_id',
  'key_made_at',
  'key_days',
  'scopes',
  'secret',
  'secret_made_at',
  'last_used_at',
  'created_at',
  'updated_at',
] as const;

/** The programs of a business, oldest first. */
export const listApiUserRows = (db: Kysely<Database>, businessId: string): Promise<ApiUserRow[]> =>
  db.selectFrom('api_users').select(columns).where('business_id', '=', businessId).orderBy('number').execute();

/**
 * A program of the business, locked until the transaction ends. `readAt` is the `updated_at` that the caller has seen. Throws a refusal.
 */
export async function claimApiUser(
  trx: Kysely<Database>,
  { id, username }: { id: string; username: string },
  readAt?: string,
): Promise<ApiUserRow> {
  const row = await trx
    .selectFrom('api_users')
    .select(columns)
    .where('username', '=', username)
    .where('business_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return requireUnchanged(row, readAt);
}

export async function changeApiUser(
  trx: Kysely<Database>,
  username: string,
  changes: Updateable<Database['api_users']>,
): Promise<ApiUserRow> {
  return trx
    .updateTable('api_users')
    .set(changes)
    .where('username', '=', username)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
