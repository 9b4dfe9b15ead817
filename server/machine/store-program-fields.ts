import { randomUUID } from 'node:crypto';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RequestView } from '../requests/access.ts';
import { listDocumentSignatures, type DocumentRow } from '../requests/request-repository.ts';
import { requireSoundFields } from '../signature-requests/require-sound-fields.ts';
import { storeFields } from '../signature-requests/store-fields.ts';
import type { PlacedSigner } from './placed-signer.ts';
import { refuseField, type SignerGround } from './read-signer.ts';

/** Lays down what the signers of a new request fill in. They were laid down in the order of `inputs`. Throws a refusal. */
export async function storeProgramFields(
  trx: Kysely<Database>,
  { request, signatures }: RequestView,
  inputs: readonly PlacedSigner[],
  {
    documents,
    documentIds,
    renamed,
  }: Pick<SignerGround, 'documentIds' | 'renamed'> & { documents: readonly DocumentRow[] },
): Promise<void> {
  const fields = inputs.flatMap(({ fields: declared = [] }, signer) =>
    declared.map(({ id = randomUUID(), document_id: given, rules = {}, condition, ...field }, at): RequestField => {
      const path = `signatures.${signer}.fields.${at}.document_id`;
      const named = given === undefined ? documentIds.length === 1 && documentIds[0] : (renamed?.get(given) ?? given);
      if (!named || !documentIds.includes(named)) throw refuseField(path, given ? 'not_found' : 'required');
      return {
        ...field,
        ...{ id, rules, document_id: named, sid: signatures[signer]!.sid },
        condition: condition ? { field_id: condition.field_id, equals: condition.equals ?? null } : null,
      };
    }),
  );
  if (fields.length === 0) return;
  const signing = new Set(
    (await listDocumentSignatures(trx, request.id)).map((row) => `${row.sid}/${row.document_id}`),
  );
  await requireSoundFields(fields, {
    documents: new Map(documents.map(({ id, inspection }) => [id, inspection])),
    isSigning: (sid, documentId) => signing.has(`${sid}/${documentId}`),
  });
  await storeFields(trx, [], fields);
}
