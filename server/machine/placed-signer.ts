import type { MarkInput } from '@sigillum/api-contracts/machine/mark-input.ts';
import type { CreatedSignerInput, ProgramSignerInput } from '@sigillum/api-contracts/machine/request-inputs.ts';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';

type Field = NonNullable<CreatedSignerInput['fields']>[number];

/** Where a mark stands once its words are found. */
export type PlacedMark = Omit<MarkInput, 'anchor'>;
export type PlacedField = Omit<Field, 'anchor' | 'position'> & { position: FieldDeclaration['position'] };

/** A signer whose marks and fields have places. */
export type PlacedSigner = Omit<ProgramSignerInput, 'visual_signature' | 'document_signatures'> & {
  visual_signature?: PlacedMark | null | undefined;
  document_signatures?: { document_id: string; visual_signature?: PlacedMark | null | undefined }[] | undefined;
  fields?: PlacedField[] | undefined;
};
