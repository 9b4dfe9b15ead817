import type { SignatureField } from '@sigillum/api-contracts/documents/schemas.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';

/** The signature fields of a file on the wire. */
export const describeFields = ({ signatureFields }: DocumentInspection): SignatureField[] =>
  signatureFields.map(({ name, signed, positions }) => ({
    name,
    signed,
    positions: positions.map(({ pageIndex, x, y, width, height }) => ({
      page: String(pageIndex),
      x,
      y,
      width,
      height,
      rotation: 0,
    })),
  }));
