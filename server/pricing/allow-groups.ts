import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { Kysely } from 'kysely';
import { changeSettings } from '../business/change-settings.ts';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';

/**
 * Says how many groups of signers a business may have, and of how many people each, with its event, in the caller's transaction. What is
 * larger already stays as it is. Answers whether anything was changed.
 */
export async function allowGroups(
  trx: Kysely<Database>,
  call: EvidenceCall,
  businessId: string,
  { maxGroups, maxParticipants }: Settings['signerGroups'],
): Promise<boolean> {
  const business = await trx
    .selectFrom('businesses')
    .select(['id', 'settings', 'updated_at'])
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { updatedAt } = await changeSettings(trx, call, business, { signerGroups: { maxGroups, maxParticipants } });
  return updatedAt.getTime() !== business.updated_at.getTime();
}
