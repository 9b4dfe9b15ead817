import { invitationDays } from '@sigillum/api-contracts/members/schemas.ts';
import type { MembershipEnd } from '@sigillum/api-contracts/user/schemas.ts';
import { sql, type Expression, type Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { endRevocation } from './deleted-business.ts';

/** How long an invitation to a business waits for an answer, in milliseconds. */
export const invitationMs = invitationDays * 24 * 3600 * 1000;

interface PersonKey {
  id: string;
  email: string;
}

/** Invitations that were made since then wait for an answer. */
export const beginInvitations = (now: Date): Date => new Date(now.getTime() - invitationMs);

/** The oldest invitation of a person, by account or by address, that waits for an answer. */
export const findOpenInvitation = async (db: Kysely<Database>, { id, email }: PersonKey, now: Date) =>
  (await listOpenInvitations(db, { id, email, since: beginInvitations(now) })).at(0);

/** The open invitations of a person, the oldest first; the address may be a column of the query around it. */
export const selectOpenInvitations = (
  db: Kysely<Database>,
  { id, email, since }: { id: string; email: string | Expression<string>; since: Date },
) =>
  db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.id', '=', 'memberships.invited_by').on('inviter.deleted_at', 'is', null),
    )
    .select([
      'memberships.id',
      'memberships.business_id',
      'businesses.name',
      'memberships.role',
      'memberships.invited_at',
      'inviter.first_name',
      'inviter.last_name',
      'inviter.email',
      'inviter.lang',
    ])
    .where('memberships.state', '=', 'invited')
    .where('businesses.deleted_at', 'is', null)
    .where('memberships.invited_at', '>', since)
    .where((where) =>
      where.or([
        where('memberships.user_id', '=', id),
        where.and([
          where('memberships.user_id', 'is', null),
          where(where.fn('lower', ['memberships.email']), '=', email),
        ]),
      ]),
    )
    .orderBy('memberships.invited_at')
    .orderBy('memberships.id');

const listOpenInvitations = keepQuery((db, person: PersonKey & { since: Date }) => selectOpenInvitations(db, person));
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** A page of a business's invitations that wait for an answer, the latest first. */
export async function pageOpenInvitations(
  db: Kysely<Database>,
  businessId: string,
  { page, size }: { page: number; size: number },
  now: Date,
) {
  const open = db
    .selectFrom('memberships')
    .where('business_id', '=', businessId)
    .where('state', '=', 'invited')
    .where(sql<Date>`coalesce(since, '1970-01-01 00:00:00Z')`, '>', new Date(now.getTime() - invitationMs));
  const [rows, { total }] = await Promise.all([
    open
      .select(['id', 'email', 'role', sql<Date>`invited_at`.as('invited_at')])
      .orderBy(sql`coalesce(since, '1970-01-01 00:00:00Z')`, 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** When an invitation ends that was sent at an instant. */
export const endInvitation = (invitedAt: Date): Date => new Date(invitedAt.getTime() + invitationMs);

/** What is left to a person who is in no business now. */
interface FormerMembership {
  /** How the last membership came to its end, unless that was seen already. */
  end: MembershipEnd | null;
  /** A deleted business that the person administered and may bring back. */
  revocable: { id: string; name: string; revocableUntil: string } | null;
}

export async function readMembershipEnd(
  db: Kysely<Database>,
  userId: string,
  { seenAt, now }: { seenAt: Date | undefined; now: Date },
): Promise<FormerMembership> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
    .select(['businesses.id', 'businesses.name', 'memberships.role', 'memberships.state', 'memberships.removed_at'])
    .select(['businesses.deleted_at', 'businesses.erased_at', 'businesses.is_downgraded'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.state', 'in', ['accepted', 'removed'])
    .execute();
  const ends = rows.flatMap((row) => {
    const end = row.is_downgraded ? ('plan ended' as const) : ('deleted' as const);
    const event = row.state === 'removed' ? ('removed' as const) : end;
    const at = event === 'removed' ? row.removed_at : row.deleted_at;
    const until = event !== 'removed' && row.deleted_at && !row.erased_at ? endRevocation(row.deleted_at) : undefined;
    return at ? [{ row, event, at, revocableUntil: until && until > now ? until.toISOString() : undefined }] : [];
  });
  const mine = ends.find(({ row, revocableUntil }) => row.role === 'admin' && revocableUntil);
  const last = ends.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  const isNews = last && !(seenAt && last.at <= seenAt);
  return {
    end: isNews
      ? {
          businessName: last.row.name,
          event: last.event,
          happenedAt: last.at.toISOString(),
          ...(last.revocableUntil && { revocableUntil: last.revocableUntil }),
        }
      : null,
    revocable: mine ? { id: mine.row.id, name: mine.row.name, revocableUntil: mine.revocableUntil! } : null,
  };
}
