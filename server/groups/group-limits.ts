import type { GroupLimits, GroupMember } from '@sigillum/api-contracts/groups/schemas.ts';
import type { Kysely } from 'kysely';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

/** How many groups, and how many people in one. */
export type Limits = Omit<GroupLimits, 'is_included'>;

/** What the settings of a business allow; locked, so that two new groups at once are counted one after another. */
export async function readGroupLimits(db: Kysely<Database>, businessId: string, isLocked = false): Promise<Limits> {
  const row = db.selectFrom('businesses').select('settings').where('id', '=', businessId);
  const { settings } = await (isLocked ? row.forUpdate() : row).executeTakeFirstOrThrow();
  const { maxGroups, maxParticipants } = readSettings(settings).signerGroups;
  return { max_groups: maxGroups, max_participants: maxParticipants };
}

/** Each address once, as it was named first. Throws a refusal when there are too many. */
export function requireRoom(members: readonly GroupMember[], { max_participants }: Limits): GroupMember[] {
  const people = members.filter(({ email }, at) => members.findIndex((other) => other.email === email) === at);
  if (people.length > max_participants)
    throw refuse('error.group.too_many_members', { details: { limit: max_participants } });
  return people;
}
