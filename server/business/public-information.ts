import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findBusiness } from './business-repository.ts';
import { readSettings } from './read-settings.ts';

/** What a business shows to people whom it asks to sign; undefined for one that is not there. */
export async function readPublicInformation(db: Kysely<Database>, id: string): Promise<PublicInformation | undefined> {
  const business = await findBusiness(db, id);
  if (!business) return undefined;
  const { supportContact, companyBranding } = readSettings(business.settings);
  return { id, name: business.name, supportContact, logo: companyBranding.logo };
}

/** Whether an account has access to a request of a business. */
export async function takesPart(db: Kysely<Database>, userId: string, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select from request_access access join signature_requests request on request.id = access.request_id
    where access.user_id = ${userId} and access.removed_at is null and request.business_id = ${businessId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
