import type { AesForBusiness } from '@sigillum/api-contracts/business/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { writeInstant } from '../http/write-instant.ts';
import { readDomain } from '../rules/read-domain.ts';

export const findAes = (db: Kysely<Database>, businessId: string) =>
  db.selectFrom('aes_for_business').selectAll().where('business_id', '=', businessId).executeTakeFirst();
export type AesRow = NonNullable<Awaited<ReturnType<typeof findAes>>>;

/** How an application stands. */
function readState({ confirmed_at, declined_at, expires_at }: AesRow, now: Date): AesForBusiness['state'] {
  if (confirmed_at) return 'confirmed';
  if (declined_at) return 'declined';
  return expires_at <= now ? 'expired' : 'requested';
}

/** An application as administrators see it; `held` are the organisation's domains. */
export function describeAes(
  row: AesRow,
  held: readonly { domain: string; activated_at: Date | null }[],
  now: Date,
): AesForBusiness {
  const state = readState(row, now);
  const isHeld = held.some(({ domain, activated_at }) => activated_at !== null && row.domains.includes(domain));
  return {
    enabled: state === 'confirmed' && isHeld,
    representativeName: row.representative_name,
    representativeEmail: row.representative_email,
    commercialRegister: row.commercial_register,
    domains: row.domains,
    state,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    confirmedAt: writeInstant(row.confirmed_at),
  };
}

/** Where AES for Business is in force: confirmed by who represents the organisation, with a domain of the application that is still its own. */
export const selectAesInForce = (db: Kysely<Database>) =>
  db
    .selectFrom('aes_for_business as aes')
    .innerJoin('businesses', 'businesses.id', 'aes.business_id')
    .innerJoin('business_domains as held', 'held.business_id', 'aes.business_id')
    .select('aes.business_id')
    .where('held.activated_at', 'is not', null)
    .where('aes.confirmed_at', 'is not', null)
    .where('businesses.deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_exists(aes.domains, held.domain)`);

export const isAesInForce = async (db: Kysely<Database>, businessId: string): Promise<boolean> =>
  (await selectAesInForce(db).where('aes.business_id', '=', businessId).limit(1).executeTakeFirst()) !== undefined;

/**
 * Records of identity documents that count: the person has confirmed them and still belongs to the organisation, where AES for Business
 * is in force.
 */
export const selectCountingChecks = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('identity_checks as check')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.business_id', '=', 'check.business_id')
        .onRef('memberships.user_id', '=', 'check.user_id')
        .on('memberships.state', '=', 'accepted'),
    )
    .select('check.id')
    .where('check.confirmed_at', 'is not', null)
    .where('check.ended_at', 'is', null)
    .where('check.expires_at', '>', now)
    .where(({ exists }) =>
      exists(selectAesInForce(db).where('aes.business_id', '=', sql.ref<string>('check.business_id'))),
    );

/** An organisation that has checked who somebody is: by its mail domain, or with the identity document in the hand. */
export interface Voucher {
  businessId: string;
  name: string;
  domain?: string;
  check?: { id: string; officerName: string; confirmedAt: Date };
}

/**
 * The organisation that vouches for the person of an account (AES for Business): an officer of it has checked the document, or else its
 * representative has confirmed the application for the domain of the proved address, and the domain is still the organisation's.
 */
export async function findVoucher(db: Kysely<Database>, userId: string, now: Date): Promise<Voucher | undefined> {
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!person) return undefined;
  return (await findChecked(db, userId, now)) ?? findByDomain(db, readDomain(person.email));
}

async function findChecked(db: Kysely<Database>, userId: string, now: Date): Promise<Voucher | undefined> {
  const row = await selectCountingChecks(db, now)
    .innerJoin('businesses', 'businesses.id', 'check.business_id')
    .select(['check.business_id', 'businesses.name', 'check.officer_name', 'check.confirmed_at'])
    .where('check.user_id', '=', userId)
    .orderBy('check.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      businessId: row.business_id,
      name: row.name,
      check: { id: row.id, officerName: row.officer_name, confirmedAt: row.confirmed_at! },
    }
  );
}

async function findByDomain(db: Kysely<Database>, domain: string): Promise<Voucher | undefined> {
  const row = await selectAesInForce(db)
    .select(['businesses.id', 'businesses.name'])
    .where('held.domain', '=', domain)
    .executeTakeFirst();
  return row && { businessId: row.id, name: row.name, domain };
}
