import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { listDocumentSignatures, type DocumentRow, type SignatureRow } from '../requests/request-repository.ts';
import { findDemandingField, findLockingField } from './field-lock-rules.ts';

/**
 * Throws the refusal where somebody would sign in a field that keeps others from signing after, or that demands what our signatures do not have.
 * Files with such fields are few.
 */
export async function requireOpenFields(
  db: Kysely<Database>,
  documents: readonly DocumentRow[],
  signatures: readonly SignatureRow[],
): Promise<void> {
  const wishing = documents.filter(({ inspection }) =>
    inspection.signatureFields.some(
      ({ signed, lock, level, demands }) => !signed && (lock !== undefined || level === 1 || demands !== undefined),
    ),
  );
  if (!wishing.length) return;
  const bySid = new Map(signatures.map((row) => [row.sid, row]));
  const rows = await listDocumentSignatures(db, wishing[0]!.request_id);
  for (const { id, inspection } of wishing) {
    const placed = rows.flatMap(({ sid, document_id, visual_signature }) => {
      const signature = document_id === id ? bySid.get(sid) : undefined;
      return signature ? [{ sid, visual_signature, sequence: signature.sequence }] : [];
    });
    const demanding = findDemandingField(inspection.signatureFields, placed);
    if (demanding !== undefined) throw refuse('error.sr.form_field_demands', { details: { fields: [demanding] } });
    const field = findLockingField(inspection.signatureFields, placed);
    if (field !== undefined) throw refuse('error.sr.form_field_locks', { details: { fields: [field] } });
  }
}
