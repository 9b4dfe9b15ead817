import type { Signature, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { updateSignatureRequest } from '@sigillum/api-contracts/signature-requests/update-signature-request.ts';
import type * as z from 'zod';

/** What one save sends: only what changed. */
export type DraftChange = z.input<(typeof updateSignatureRequest)['body']>;
export type SignerChange = NonNullable<DraftChange['signatures']>[number];

/** Joins lists by a key; an entry that both have is the older one, overlaid by the newer. */
function mergeBy<T>(
  older: readonly T[],
  newer: readonly T[],
  keyOf: (entry: T) => string,
  overlay: (old: T, fresh: T) => T,
): T[] {
  const merged = new Map(older.map((entry) => [keyOf(entry), entry]));
  for (const entry of newer) {
    const old = merged.get(keyOf(entry));
    merged.set(keyOf(entry), old === undefined ? entry : overlay(old, entry));
  }
  return [...merged.values()];
}

function mergeSigner(older: SignerChange, newer: SignerChange): SignerChange {
  const marks =
    older.document_signatures && newer.document_signatures
      ? mergeBy(
          older.document_signatures,
          newer.document_signatures,
          (mark) => mark.document_id,
          (_, fresh) => fresh,
        )
      : (newer.document_signatures ?? older.document_signatures);
  return { ...older, ...newer, ...(marks && { document_signatures: marks }) };
}

/** One change that does what the older and then the newer would have done. */
export function mergeChanges(older: DraftChange, newer: DraftChange): DraftChange {
  const signatures =
    older.signatures && newer.signatures
      ? mergeBy(older.signatures, newer.signatures, (signer) => signer.sid, mergeSigner)
      : (newer.signatures ?? older.signatures);
  return { ...older, ...newer, ...(signatures && { signatures }) };
}

function applySignerChange(signature: Signature, change: SignerChange): Signature {
  const { sid, document_signatures, sequence, quorum, notify, ...identity } = change;
  const marks = (document_signatures ?? []).map(({ document_id, visual_signature }) => ({
    document_id,
    visual_signature: visual_signature ?? null,
  }));
  return {
    ...signature,
    sid,
    sequence: sequence ?? signature.sequence,
    ...(quorum !== undefined && { quorum: quorum ?? undefined }),
    notify: notify ?? signature.notify,
    signer_identity_data: { ...signature.signer_identity_data, ...identity },
    document_signatures: mergeBy(
      signature.document_signatures,
      marks as Signature['document_signatures'],
      (mark) => mark.document_id,
      (_old, fresh) => fresh,
    ),
  };
}

/** The draft as it will be once the change is saved. */
export function applyChange(request: SignatureRequest, change: DraftChange): SignatureRequest {
  const { signatures = [], updated_at: _seen, ...fields } = change;
  const bySid = new Map(signatures.map((signer) => [signer.sid, signer]));
  return {
    ...request,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    signatures: request.signatures.map((signature) => {
      const signer = bySid.get(signature.sid);
      return signer === undefined ? signature : applySignerChange(signature, signer);
    }),
  };
}

/** Takes what concerns a signer or a document that is gone out of a change that waits to be saved. */
export function dropGone(change: DraftChange, request: SignatureRequest): DraftChange {
  if (!change.signatures) return change;
  const sids = new Set(request.signatures.map(({ sid }) => sid));
  const documents = new Set(request.documents.map(({ id }) => id));
  const signatures = change.signatures
    .filter(({ sid }) => sids.has(sid))
    .map((signer) => {
      const marks = signer.document_signatures?.filter(({ document_id }) => documents.has(document_id));
      return { ...signer, ...(marks && { document_signatures: marks }) };
    });
  return { ...change, signatures };
}
