import type { OrganisationLogin } from '@sigillum/api-contracts/operator/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const domainOf = sql<string>`coalesce(identity_providers.domain, off.domain)`;

/** Also of a domain that is switched off and has no provider any more. */
const selectLogins = (db: Kysely<Database>) =>
  db
    .selectFrom('identity_providers')
    .fullJoin('switched_off_logins as off', 'off.domain', 'identity_providers.domain')
    .leftJoin('businesses', 'businesses.id', 'identity_providers.business_id')
    .select([domainOf.as('domain'), 'issuer', 'off.at as off_at'])
    .select(['businesses.id as business_id', 'businesses.name as business_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectLogins>['execute']>>[number];

export const describeLogin = ({ domain, issuer, off_at, business_name }: Row): OrganisationLogin => ({
  ...{ domain, issuer, businessName: business_name },
  switchedOffAt: off_at && off_at.toISOString(),
});

/** Log-ins of organisations by domain, behind one of them. */
export const findLogins = (db: Kysely<Database>, after: string | undefined, most: number): Promise<Row[]> =>
  selectLogins(db)
    .$if(after !== undefined, (all) => all.where(domainOf, '>', after!))
    .orderBy(domainOf)
    .limit(most)
    .execute();

/** One of them. */
export const findLogin = (db: Kysely<Database>, domain: string): Promise<Row | undefined> =>
  selectLogins(db).where(domainOf, '=', domain).executeTakeFirst();
