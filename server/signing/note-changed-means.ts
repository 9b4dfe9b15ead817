import type { Kysely } from 'kysely';
import { TrustError } from '@sigillum/engine/pki';
import type { Database } from '../database/schema.ts';
import { selectIdentity } from '../identity/select-identity.ts';

/**
 * Keeps that the trust service does not take the signer's means for that of the identification any more, so that the person may be
 * identified anew though the identification still counts. Whatever else has failed changes nothing.
 */
export async function noteChangedMeans(db: Kysely<Database>, sid: string, error: unknown, now: Date): Promise<void> {
  if (!(error instanceof TrustError) || error.reason !== 'serial_mismatch') return;
  const found = await selectIdentity(db, { sid, isQualified: false, legislation: undefined, now }).execute();
  const ids = found.map(({ case_id }) => case_id);
  if (ids.length === 0) return;
  await db
    .updateTable('identifications')
    .set({ means_changed_at: now })
    .where('case_id', 'in', ids)
    .where((eb) =>
      eb(
        'legislation',
        '=',
        eb
          .selectFrom('signatures')
          .innerJoin('signature_requests', 'signature_requests.id', 'signatures.request_id')
          .select('signature_requests.legislation')
          .where('signatures.sid', '=', sid),
      ),
    )
    .execute();
}
