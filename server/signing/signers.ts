import type { Kysely } from 'kysely';
import type { FilledField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { SignatureStatus, VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { listFields } from '../requests/request-fields.ts';
import {
  listDocumentSignatures,
  listSignatures,
  type DocumentSignatureRow,
  type SignatureRow,
} from '../requests/request-repository.ts';
import { planField } from './plan-field.ts';

/** A signer with the visible marks, by document; a document that is not among them this person does not sign. */
export interface Signer {
  sid: string;
  status: SignatureStatus;
  visualSignatures: ReadonlyMap<string, VisualSignature | null>;
  /** What this person fills in, in all documents. */
  fields: readonly FilledField[];
}

/** The names of the fields that these signers sign in a document. */
export const listFieldNames = (signers: readonly Signer[], documentId: string): string[] =>
  signers.flatMap(({ sid, visualSignatures }) => {
    const mark = visualSignatures.get(documentId);
    return mark === undefined ? [] : [planField(sid, mark).fieldName];
  });

/** Every signer of a request, in their order. */
export async function listSigners(db: Kysely<Database>, requestId: string): Promise<Signer[]> {
  const [signatures, marks, fields] = await Promise.all([
    listSignatures(db, requestId),
    listDocumentSignatures(db, requestId),
    listFields(db, requestId),
  ]);
  return joinSigners(signatures, { marks, fields });
}

interface Known {
  marks: readonly Pick<DocumentSignatureRow, 'sid' | 'document_id' | 'visual_signature'>[];
  fields: readonly FilledField[];
}

/** The same of what was read already. */
export const joinSigners = (signatures: readonly SignatureRow[], { marks, fields }: Known): Signer[] =>
  signatures.map(({ sid, status }) => ({
    sid,
    status,
    visualSignatures: new Map(
      marks.filter((mark) => mark.sid === sid).map((mark) => [mark.document_id, mark.visual_signature]),
    ),
    fields: fields.filter((field) => field.sid === sid),
  }));
