import { listPositions } from '@sigillum/api-contracts/signature-requests/list-positions.ts';
import type { SignatureField } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DocumentVersionRow } from './access-document.ts';
import { describeFields } from './describe-fields.ts';

/** Our own signature fields are named by the sid, so that delegation keeps them. */
export const nameOwnField = (sid: string): string => `Signature ${sid}`;

/** The signature fields of a revision: those of the upload, signed or not as they are in it, and ours that signatures have added since. */
export async function listSignatureFields(
  db: Kysely<Database>,
  { id, ordinal, inspection }: Pick<DocumentVersionRow, 'id' | 'ordinal' | 'inspection'>,
): Promise<SignatureField[]> {
  const uploaded = describeFields(inspection);
  if (ordinal === 0) return uploaded;
  const signed = await db
    .selectFrom('document_versions as version')
    .innerJoin('document_signatures as mark', (join) =>
      join.onRef('mark.document_id', '=', 'version.document_id').onRef('mark.sid', '=', 'version.signature_sid'),
    )
    .select(['mark.sid', 'mark.visual_signature as visual'])
    .where('version.document_id', '=', id)
    .where('version.ordinal', '<=', ordinal)
    .where('version.cause', '=', 'SIGNATURE')
    .orderBy('version.ordinal')
    .execute();
  return [
    ...uploaded.map((field) => ({
      ...field,
      signed: field.signed || signed.some(({ visual }) => visual?.form_field === field.name),
    })),
    ...signed.flatMap(({ sid, visual }) =>
      visual?.form_field ? [] : [{ name: nameOwnField(sid), signed: true, positions: [...listPositions(visual)] }],
    ),
  ];
}
