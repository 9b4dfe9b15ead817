import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { judgePlacement } from '../signature-requests/placement-rules.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { Signer } from './signers.ts';

/** Visible marks by document. */
export type Marks = ReadonlyMap<string, VisualSignature>;

interface Ground {
  signer: Signer;
  documents: readonly DocumentRow[];
  /** Nobody has signed yet: the first signature certifies the file, which then takes no new marks. */
  isFirst: boolean;
}

const refuseMark = (index: number, code: string, message: string) =>
  refuse('error.validation', { violations: [{ field: `documentSignatures.${index}`, code, message }] });

/** Where the signer wants own marks, without the documents in which the owner placed one. Throws the refusal of a place that cannot be. */
export function readOwnMarks(
  { documentSignatures = [] }: SigningPayload,
  { signer, documents, isFirst }: Ground,
): Marks {
  const marks = new Map<string, VisualSignature>();
  for (const [index, { document_id, visual_signature }] of documentSignatures.entries()) {
    const document = documents.find(({ id }) => id === document_id);
    if (!document) throw refuseMark(index, 'document_unknown', 'The request has no such document.');
    if (!visual_signature || signer.visualSignatures.get(document_id)) continue;
    if (!isFirst) throw refuseMark(index, 'too_late', 'Somebody has signed: the file takes no new marks.');
    const { signatureFields } = document.inspection;
    const fieldNames = signatureFields.filter(({ signed }) => !signed).map(({ name }) => name);
    const problem = judgePlacement(visual_signature, { pages: document.pages, fieldNames });
    if (problem) throw refuseMark(index, problem.split('.').at(-1)!, 'There is no such place in the document.');
    marks.set(document_id, visual_signature);
  }
  return marks;
}

/** The signers, one of them with marks of their own. */
export const addOwnMarks = (signers: readonly Signer[], sid: string, marks: Marks): Signer[] =>
  signers.map((signer) =>
    signer.sid === sid ? { ...signer, visualSignatures: new Map([...signer.visualSignatures, ...marks]) } : signer,
  );

/** Keeps the marks with the signature that shows them. */
export async function storeOwnMarks(trx: Kysely<Database>, sid: string, marks: Marks): Promise<void> {
  for (const [documentId, mark] of marks) {
    await trx
      .updateTable('document_signatures')
      .set({ visual_signature: JSON.stringify(mark) })
      .where('sid', '=', sid)
      .where('document_id', '=', documentId)
      .execute();
  }
}
