import type { Kysely } from 'kysely';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { judgeFilled, listFields } from '../requests/request-fields.ts';

/** Throws unless the signer has filled in what the documents ask for; `details.fields` names what is missing or wrong. */
export async function requireFilled(own: readonly FilledField[]): Promise<void> {
  const faults = await judgeFilled(own);
  if (faults.length === 0) return;
  const labels = new Map(own.map(({ id, label }) => [id, label]));
  throw refuse('error.sign.fields_missing', {
    details: { fields: faults.map(({ id, fault }) => ({ id, label: labels.get(id), fault })) },
  });
}

/** The same for a turn, before anybody is asked for a code. */
export async function requireFilledFor(
  db: Kysely<Database>,
  { requestId, sid }: { requestId: string; sid: string },
): Promise<void> {
  await requireFilled((await listFields(db, requestId)).filter((field) => field.sid === sid));
}
