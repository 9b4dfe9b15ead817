import type { AesApplication } from '@sigillum/api-contracts/business/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { AesRow } from './aes-for-business.ts';

/** The application that a representative's link is for, while it waits for an answer. Throws a refusal. */
export async function requireApplication(
  db: Kysely<Database>,
  { secrets }: Pick<Services, 'secrets'>,
  token: string,
  now: Date,
): Promise<AesRow & { name: string }> {
  const row = await db
    .selectFrom('aes_for_business')
    .innerJoin('businesses', 'businesses.id', 'aes_for_business.business_id')
    .selectAll('aes_for_business')
    .select('businesses.name')
    .where('token_hash', '=', secrets.hashToken(token))
    .where('expires_at', '>', now)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refuse('error.aes_for_business.link_invalid');
  return row;
}

export const describeApplication = (row: AesRow & { name: string }): AesApplication => ({
  businessName: row.name,
  appliedBy: row.applied_by,
  representativeName: row.representative_name,
  commercialRegister: row.commercial_register,
  domains: row.domains,
  expiresAt: row.expires_at.toISOString(),
});
