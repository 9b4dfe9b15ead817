import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How long an invitation to a business waits for an answer (wire shapes, Words of the specification). */
const invitationDays = 30;

interface PersonKey {
  id: string;
  email: string;
}

/** The oldest invitation of a person, by account or by address, that waits for an answer. */
export async function findOpenInvitation(db: Kysely<Database>, person: PersonKey, now: Date) {
  return db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .leftJoin('users as inviter', 'inviter.id', 'memberships.invited_by')
    .select([
      'memberships.id',
      'memberships.business_id',
      'businesses.name',
      'memberships.role',
      'memberships.invited_at',
      'inviter.first_name',
      'inviter.last_name',
      'inviter.email',
    ])
    .where('memberships.state', '=', 'invited')
    .where('businesses.deleted_at', 'is', null)
    .where('memberships.invited_at', '>', new Date(now.getTime() - invitationDays * 24 * 3600 * 1000))
    .where((where) =>
      where.or([
        where('memberships.user_id', '=', person.id),
        where.and([
          where('memberships.user_id', 'is', null),
          where(where.fn('lower', ['memberships.email']), '=', person.email),
        ]),
      ]),
    )
    .orderBy('memberships.invited_at')
    .orderBy('memberships.id')
    .executeTakeFirst();
}
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** How the last membership of a person who is in no business now came to its end, unless that was seen already. */
export async function readMembershipEnd(
  db: Kysely<Database>,
  person: PersonKey,
  seenAt: Date | undefined,
): Promise<{ wasRemoved: boolean; wasBusinessDeleted: boolean }> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['memberships.state', 'memberships.removed_at', 'businesses.deleted_at'])
    .where('memberships.user_id', '=', person.id)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.state', 'in', ['accepted', 'removed'])
    .execute();
  if (rows.some(({ state, deleted_at }) => state === 'accepted' && !deleted_at))
    return { wasRemoved: false, wasBusinessDeleted: false };
  const isUnseen = (date: Date | null) => date !== null && (seenAt === undefined || date > seenAt);
  return {
    wasRemoved: rows.some(({ state, removed_at }) => state === 'removed' && isUnseen(removed_at)),
    wasBusinessDeleted: rows.some(({ state, deleted_at }) => state === 'accepted' && isUnseen(deleted_at)),
  };
}
