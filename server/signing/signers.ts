import type { Kysely } from 'kysely';
import type { Database, VisualSignature } from '../database/schema.ts';
import { listDocumentSignatures, listSignatures } from '../signature-requests/request-repository.ts';

/** A signer with the visible marks, by document. */
export interface Signer {
  sid: string;
  visualSignatures: ReadonlyMap<string, VisualSignature | null>;
}

/** Every signer of a request, in their order. */
export async function listSigners(db: Kysely<Database>, requestId: string): Promise<Signer[]> {
  const [signatures, marks] = await Promise.all([listSignatures(db, requestId), listDocumentSignatures(db, requestId)]);
  return signatures.map(({ sid }) => ({
    sid,
    visualSignatures: new Map(
      marks.filter((mark) => mark.sid === sid).map((mark) => [mark.document_id, mark.visual_signature]),
    ),
  }));
}
