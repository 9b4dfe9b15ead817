import type { Kysely } from 'kysely';
import { lockAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';

/** The names that an identification fixes, as the account has them. */
export const fixedFields: readonly string[] = ['firstName', 'lastName'];

/** Lets the names of an account change again once none of its identifications counts any more, nor what colleagues have checked. */
export async function releaseNames(trx: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const { attributes } = await lockAccount(trx, userId);
  const counting = await trx
    .selectFrom('identifications')
    .select('case_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const checked = await trx
    .selectFrom('identity_checks')
    .select('id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (counting || checked) return;
  const { signerIdentityEmail: _, immutableEidFields = [], ...others } = attributes;
  const left = immutableEidFields.filter((field) => !fixedFields.includes(field));
  await trx
    .updateTable('users')
    .set({ attributes: JSON.stringify({ ...others, ...(left.length > 0 && { immutableEidFields: left }) }) })
    .where('id', '=', userId)
    .execute();
}
