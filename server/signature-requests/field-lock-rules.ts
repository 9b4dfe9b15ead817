import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { DocumentSignatureRow } from '../requests/request-repository.ts';

/** A signature field of the file, as its inspection tells. */
export type SignatureField = DocumentInspection['signatureFields'][number];

/** Who signs a document when, and where. */
export interface PlacedSignature extends Pick<DocumentSignatureRow, 'sid' | 'visual_signature'> {
  sequence: number;
}

/**
 * Whether a signature in this field breaks when a field of that name, or one of ours, is signed after it (ISO 32000-2 tables 236 and 257): the
 * author of the file has named none of ours.
 */
function isLocking({ lock, level }: SignatureField, name: string | undefined): boolean {
  if (level === 1) return true;
  const isNamed = lock?.fields.some((one) => name === one || name?.startsWith(`${one}.`)) ?? false;
  return lock !== undefined && (lock.action === 'All' || (lock.action === 'Include') === isNamed);
}

/**
 * The field of the file that is given to somebody after whom others may sign, and that forbids it: its author has it lock the file. Whoever signs
 * after would break that signature.
 */
export function findLockingField(
  fields: readonly SignatureField[],
  signatures: readonly PlacedSignature[],
): string | undefined {
  return signatures
    .map((one) => ({
      one,
      field: fields.find(({ name, signed }) => !signed && name === one.visual_signature?.form_field),
    }))
    .find(({ one, field }) =>
      signatures.some(
        ({ sid, sequence, visual_signature }) =>
          field !== undefined &&
          sid !== one.sid &&
          sequence >= one.sequence &&
          isLocking(field, visual_signature?.form_field),
      ),
    )?.field?.name;
}

/** The field of the file that is given to somebody though its author demands of the signature what ours does not have. */
export const findDemandingField = (
  fields: readonly SignatureField[],
  signatures: readonly PlacedSignature[],
): string | undefined =>
  fields.find(
    ({ name, signed, demands }) =>
      !signed && demands !== undefined && signatures.some((one) => one.visual_signature?.form_field === name),
  )?.name;
