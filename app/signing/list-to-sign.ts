import type { RequestDocument, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** The documents that the viewer signs: those of the own signature. Whoever manages the request may be shown others, too. */
export function listToSign({
  documents,
  signatures,
  viewer,
}: Pick<SignatureRequest, 'documents' | 'signatures' | 'viewer'>): RequestDocument[] {
  const own = signatures.find(({ sid }) => sid === viewer.sid);
  return own
    ? documents.filter(({ id }) => own.document_signatures.some((part) => part.document_id === id))
    : documents;
}
