import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import type { Role } from '../requests/access-rules.ts';
import { grantAccess } from './store-signer.ts';
import { takeAccess } from './take-access.ts';

interface Delegator {
  requestId: string;
  actor: UserActor;
  role: Role;
  /** Another signature of the request is the actor's, too. */
  signsElse: boolean;
  now: Date;
}

/** Who has handed the own signature on follows as an observer, unless the person takes part in another way. */
export async function keepReading(
  trx: Kysely<Database>,
  { requestId, actor, role, signsElse, now }: Delegator,
): Promise<void> {
  if (signsElse) return;
  await takeAccess(trx, requestId, actor.id, 'sign', now);
  if (role !== 'signer' && role !== 'observer') return;
  const known = await trx
    .selectFrom('observers')
    .select('id')
    .where('request_id', '=', requestId)
    .where(({ eb, or }) => or([eb('user_id', '=', actor.id), eb(sql`lower(email)`, '=', actor.email.toLowerCase())]))
    .executeTakeFirst();
  // Nobody need be told of what they did themselves: invited_at says that no mail is due.
  const mine = { email: actor.email, user_id: actor.id, invited_by: actor.id };
  const row = { request_id: requestId, ...mine, invited_at: now, created_at: now };
  if (!known)
    await trx
      .insertInto('observers')
      .values({ id: randomUUID(), ...row })
      .execute();
  await grantAccess(trx, requestId, actor.id, 'observe');
}
