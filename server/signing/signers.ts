import type { Kysely } from 'kysely';
import type { SignatureStatus, VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { listDocumentSignatures, listSignatures, type SignatureRow } from '../requests/request-repository.ts';
import { planField } from './plan-field.ts';

/** A signer with the visible marks, by document; a document that is not among them this person does not sign. */
export interface Signer {
  sid: string;
  status: SignatureStatus;
  visualSignatures: ReadonlyMap<string, VisualSignature | null>;
}

/** The names of the fields that these signers sign in a document. */
export const listFieldNames = (signers: readonly Signer[], documentId: string): string[] =>
  signers.flatMap(({ sid, visualSignatures }) => {
    const mark = visualSignatures.get(documentId);
    return mark === undefined ? [] : [planField(sid, mark).fieldName];
  });

/** Every signer of a request, in their order; `known`: their signatures, where they were read already. */
export async function listSigners(
  db: Kysely<Database>,
  requestId: string,
  known?: readonly SignatureRow[],
): Promise<Signer[]> {
  const [signatures, marks] = await Promise.all([
    known ?? listSignatures(db, requestId),
    listDocumentSignatures(db, requestId),
  ]);
  return signatures.map(({ sid, status }) => ({
    sid,
    status,
    visualSignatures: new Map(
      marks.filter((mark) => mark.sid === sid).map((mark) => [mark.document_id, mark.visual_signature]),
    ),
  }));
}
