import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toNetwork } from '../process/client-ip.ts';

/** Where a person was let in lately. Strangers' failures elsewhere do not shut them out there. */
export async function rememberPlace(db: Kysely<Database>, userId: string, ip: string, now: Date): Promise<void> {
  if (!ip) return;
  await db
    .insertInto('known_places')
    .values({ user_id: userId, network: toNetwork(ip), seen_at: now })
    .onConflict((row) => row.columns(['user_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Whether an account, by its id or its address, was let in there before; rows live for 90 days (clean-up). */
export async function isKnownPlace(
  db: Kysely<Database>,
  account: { id: string } | { email: string },
  ip: string,
): Promise<boolean> {
  const places = db
    .selectFrom('known_places')
    .innerJoin('users', 'users.id', 'known_places.user_id')
    .select('users.id')
    .where('network', '=', toNetwork(ip))
    .where('users.deleted_at', 'is', null);
  const own =
    'id' in account
      ? places.where('users.id', '=', account.id)
      : places.where((row) => row(row.fn('lower', ['users.email']), '=', account.email));
  return (await own.executeTakeFirst()) !== undefined;
}
