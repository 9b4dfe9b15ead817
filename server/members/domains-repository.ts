import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { judgeDomain } from './judge-domain.ts';

const selectDomains = (db: Kysely<Database>) =>
  db
    .selectFrom('business_domains')
    .leftJoin('identity_providers', (join) =>
      join
        .onRef('identity_providers.domain', '=', 'business_domains.domain')
        .on('business_domains.activated_at', 'is not', null),
    )
    .leftJoin('switched_off_logins as off', 'off.domain', 'business_domains.domain')
    .selectAll('business_domains')
    .select(['identity_providers.issuer', 'identity_providers.client_id', 'has_own_callback'])
    .select(['identity_providers.business_id as provider_business_id', 'off.at as off_at']);

export const listDomainRows = (db: Kysely<Database>, businessId: string) =>
  selectDomains(db)
    .where('business_domains.business_id', '=', businessId)
    .orderBy('business_domains.requested_at')
    .orderBy('business_domains.domain')
    .execute();

export const findDomainRow = (db: Kysely<Database>, businessId: string, domain: string) =>
  selectDomains(db)
    .where('business_domains.business_id', '=', businessId)
    .where('business_domains.domain', '=', domain)
    .executeTakeFirst();
export type DomainRow = NonNullable<Awaited<ReturnType<typeof findDomainRow>>>;

/** A domain of the organisation, however it is written. Throws a refusal. */
export async function requireDomain(db: Kysely<Database>, businessId: string, typed: string): Promise<DomainRow> {
  const judged = judgeDomain(typed);
  const row = 'domain' in judged ? await findDomainRow(db, businessId, judged.domain) : undefined;
  if (!row) throw refuse('error.not_found');
  return row;
}

/** Whether another organisation that is there, or may come back, has proved a domain. */
export async function isHeldElsewhere(db: Kysely<Database>, businessId: string, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('business_domains')
    .select(sql`1`.as('one'))
    .where('domain', '=', domain)
    .where('activated_at', 'is not', null)
    .where('business_id', '<>', businessId)
    .executeTakeFirst();
  return row !== undefined;
}
