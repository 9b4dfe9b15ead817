import type { Kysely } from 'kysely';
import type { SignatureChange } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import type { Database } from '../database/schema.ts';
import { placeSignatures } from './place-signatures.ts';
import type { DocumentRow } from '../requests/request-repository.ts';

/** Changes a signature of a draft; what is left out stays. */
export async function changeSignature(
  trx: Kysely<Database>,
  change: SignatureChange,
  documents: readonly DocumentRow[],
): Promise<void> {
  const { sid, first_name, last_name, mobile_number, language, sequence, notify, document_signatures = [] } = change;
  const fields = {
    ...(first_name !== undefined && { first_name: first_name || null }),
    ...(last_name !== undefined && { last_name: last_name || null }),
    ...(mobile_number !== undefined && { mobile: mobile_number }),
    ...(language && { language }),
    ...(sequence !== undefined && { sequence }),
    ...(notify !== undefined && { notify }),
  };
  if (Object.keys(fields).length) await trx.updateTable('signatures').set(fields).where('sid', '=', sid).execute();
  await placeSignatures(trx, sid, document_signatures, documents);
}
