import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { listPlacements } from '../signature-requests/placements.ts';

/** Where a visible signature is going to stand. Measures in points of the page as displayed. */
export interface SignaturePlace {
  id: string;
  sid: string;
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The places of one document that are still empty, in the order of its pages: marks that the owner has placed, and signature fields of
 * the PDF that were assigned by name. A signature that was made is part of the page's image already.
 */
export function listPlaces(
  { id, signature_fields }: Pick<Document, 'id' | 'signature_fields'>,
  signatures: readonly Signature[],
): SignaturePlace[] {
  const open = signatures.filter(({ status_code }) => status_code === 'OPEN' || status_code === 'WAITING');
  const placed = open.flatMap(listPlacements).filter(({ documentId }) => documentId === id);
  const fields = open.flatMap(({ sid, document_signatures }) =>
    document_signatures
      .filter(({ document_id }) => document_id === id)
      .flatMap(({ visual_signature }) => signature_fields.filter(({ name }) => name === visual_signature?.form_field))
      .flatMap(({ name, positions }) =>
        positions.map((position, index) => ({
          ...position,
          id: `${sid}/${name}/${index}`,
          sid,
          page: Number(position.page),
        })),
      ),
  );
  return [...placed, ...fields]
    .map(({ id: key, sid, page, x, y, width, height }) => ({ id: key, sid, page: page + 1, x, y, width, height }))
    .toSorted((one, other) => one.page - other.page || one.y - other.y);
}
