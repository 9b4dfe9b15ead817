import type { AesForBusiness } from '@sigillum/api-contracts/business/schemas.ts';
import type { Kysely } from 'kysely';
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

/** An organisation that has checked who somebody is. */
export interface Voucher {
  businessId: string;
  name: string;
  domain: string;
}

/**
 * The organisation that vouches for the person of an account, by its proved address (AES for Business): its representative has confirmed
 * the application, and the domain is in it and still the organisation's.
 */
export async function findVoucher(db: Kysely<Database>, userId: string): Promise<Voucher | undefined> {
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!person) return undefined;
  const domain = readDomain(person.email);
  const row = await db
    .selectFrom('business_domains')
    .innerJoin('aes_for_business', 'aes_for_business.business_id', 'business_domains.business_id')
    .innerJoin('businesses', 'businesses.id', 'business_domains.business_id')
    .select(['businesses.id', 'businesses.name', 'aes_for_business.domains'])
    .where('business_domains.domain', '=', domain)
    .where('business_domains.activated_at', 'is not', null)
    .where('aes_for_business.confirmed_at', 'is not', null)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.domains.includes(domain) ? { businessId: row.id, name: row.name, domain } : undefined;
}
