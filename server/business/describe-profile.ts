import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { describeAes, findAes } from './aes-for-business.ts';
import type { BusinessRow } from './business-repository.ts';
import { describeAcceptance } from './contract-versions.ts';

type Profile = Pick<Business, 'updatedAt' | 'address' | 'legalRepresentative' | 'contracts' | 'domains' | 'aes4biz'>;

/** What only its administrators see of a business, beside its people. */
export async function describeProfile(db: Kysely<Database>, business: BusinessRow, now: Date): Promise<Profile> {
  const domains = await db
    .selectFrom('business_domains')
    .select(['domain', 'activated_at'])
    .where('business_id', '=', business.id)
    .orderBy('requested_at')
    .orderBy('domain')
    .execute();
  const aes = await findAes(db, business.id);
  return {
    updatedAt: business.updated_at.toISOString(),
    address: business.address,
    legalRepresentative: business.legal_representative,
    contracts: [
      describeAcceptance('gtc', business.gtc_accepted_at, now),
      describeAcceptance('dpa', business.dpa_accepted_at, now),
    ],
    domains: domains.map(({ domain, activated_at }) => ({ domain, state: activated_at ? 'activated' : 'requested' })),
    aes4biz: aes ? describeAes(aes, domains, now) : null,
  };
}
