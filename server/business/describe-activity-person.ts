import type { ActivityPerson } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ActorSnapshot } from '../evidence/event.ts';
import { nameActorType } from '../evidence/name-actor-type.ts';
import { readAddress } from '../evidence/read-address.ts';

/** Whether the account of an actor belonged to the organisation at a moment. Both are expressions of a statement. */
export const wasMember = (
  businessId: string,
  actor: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`exists (select from memberships where business_id = ${businessId} and user_id = (${actor}->>'userId')::uuid
    and accepted_at <= ${at} and (removed_at is null or removed_at >= ${at}))`;

/** Somebody of the evidence in the words of activities. */
export function describeActivityPerson(
  actor: ActorSnapshot | null,
  { isMember, mobile = null }: { isMember: boolean; mobile?: string | null },
): ActivityPerson {
  const type = actor === null ? 'unknown' : nameActorType(actor);
  return {
    email: actor && readAddress(actor),
    first_name: actor?.firstName ?? null,
    last_name: actor?.lastName ?? null,
    type: type === 'member' && !isMember ? 'external' : type,
    mobile,
  };
}
