import type { Kysely } from 'kysely';
import { isUniqueViolation } from '../database/violations.ts';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';

/**
 * Makes a proved domain the organisation's. Of two that prove it at the same moment one gets it: answers false to the other, true
 * also to whoever has it already. Opens a transaction of its own.
 */
export async function activateDomain(
  db: Kysely<Database>,
  call: EvidenceCall,
  { businessId, domain, by }: { businessId: string; domain: string; by: 'dns' | 'mail' },
): Promise<boolean> {
  const { now } = call;
  try {
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('business_domains')
        .set({ activated_at: now, proved_by: by, finding: null, mail_code_hash: null })
        .where('business_id', '=', businessId)
        .where('domain', '=', domain)
        .where('activated_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows)
        await appendBusinessEvents(trx, call, businessId, [{ name: 'DOMAIN_ACTIVATED', data: { subject: domain } }]);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
