import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { selectCountingChecks } from '../business/aes-for-business.ts';
import { beginInvitations, selectOpenInvitations } from '../business/membership-history.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { selectOwnGroups } from '../groups/groups-repository.ts';
import { selectOwnSeals } from '../seals/seals-repository.ts';
import { selectKnown } from './list-identifications.ts';

const findProfile = keepQuery((db, { id, now, invitedSince }: { id: string; now: Date; invitedSince: Date }) =>
  db
    .selectFrom('users')
    .selectAll()
    .select(({ exists, selectFrom }) => [
      jsonObjectFrom(
        selectFrom('phone_verifications as proof')
          .select(['proof.id', 'proof.mobile', 'proof.sent_at', 'proof.expires_at'])
          .whereRef('proof.user_id', '=', 'users.id')
          .where('proof.ended_at', 'is', null),
      ).as('phone'),
      // A void change of the address looks like any other.
      jsonObjectFrom(
        selectFrom('email_changes as change')
          .select(['change.email', 'change.expires_at'])
          .whereRef('change.user_id', '=', 'users.id')
          .where('change.expires_at', '>', now),
      ).as('email_change'),
      // As findVoucher, which also knows domains that are not ASCII.
      exists(
        selectFrom('business_domains as held')
          .innerJoin('aes_for_business as aes', 'aes.business_id', 'held.business_id')
          .innerJoin('businesses', 'businesses.id', 'held.business_id')
          .select('held.domain')
          .where('held.domain', '=', sql<string>`lower(split_part(users.email, '@', 2))`)
          .where('held.activated_at', 'is not', null)
          .where('aes.confirmed_at', 'is not', null)
          .where('businesses.deleted_at', 'is', null)
          .where(sql<boolean>`jsonb_exists(aes.domains, held.domain)`),
      ).as('has_voucher'),
      exists(selectCountingChecks(db, now).where('check.user_id', '=', sql.ref<string>('users.id'))).as('has_check'),
      exists(selectFrom('sso_identities').select('user_id').whereRef('user_id', '=', 'users.id')).as('has_sso'),
      exists(selectFrom('operators').select('user_id').whereRef('user_id', '=', 'users.id')).as('is_operator'),
      jsonArrayFrom(selectOwnGroups(db, id)).as('groups'),
      jsonArrayFrom(selectOwnSeals(db, id)).as('seals'),
      jsonArrayFrom(selectKnown(db, { userId: id, now })).as('identifications'),
      jsonObjectFrom(selectOpenInvitations(db, { id, email: sql.ref('users.email'), since: invitedSince }).limit(1)).as(
        'invitation',
      ),
    ])
    .where('id', '=', id),
);

/**
 * An account with its groups, seals and identifications, and what of it waits for a proof or an answer, in one query, for every page load asks.
 * Instants inside are ISO strings.
 */
export async function getProfile(db: Kysely<Database>, id: string, now: Date) {
  const [profile] = await findProfile(db, { id, now, invitedSince: beginInvitations(now) });
  if (!profile) throw new Error('There is no such account.');
  return profile;
}
export type Profile = Awaited<ReturnType<typeof getProfile>>;
