import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { BusinessEventData } from '../evidence/business-event.ts';
import type { SealKey } from './seals-repository.ts';

/** Writes down who has changed what of a seal. */
export async function tellSealChange(
  trx: Kysely<Database>,
  call: EvidenceCall,
  { businessId, name }: SealKey,
  changes: NonNullable<BusinessEventData['changes']>,
): Promise<void> {
  await appendBusinessEvents(trx, call, businessId, [{ name: 'SEAL_CHANGED', data: { subject: name, changes } }]);
}
