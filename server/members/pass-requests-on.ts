import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEventToMany } from '../evidence/append-event-to-many.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';

/**
 * What a person who leaves has made for a business is its administrators’ from the moment at which the membership ends (accessOf):
 * says so in the evidence of each request. Called in the transaction that ends it.
 */
export async function passRequestsOn(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { businessId, userId }: { businessId: string; userId: string },
): Promise<void> {
  const owned = await trx
    .selectFrom('request_access as access')
    .innerJoin('signature_requests as request', 'request.id', 'access.request_id')
    .select('request.id')
    .where('access.user_id', '=', userId)
    .where('access.level', '=', 'owner')
    .where('access.removed_at', 'is', null)
    .where('request.business_id', '=', businessId)
    .execute();
  await appendEventToMany(
    trx,
    call,
    owned.map(({ id }) => id),
    { name: 'PASSED_ON' },
  );
}
