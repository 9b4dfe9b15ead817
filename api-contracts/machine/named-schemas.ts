import { ProgramBatch, ProgramBatchColumn, ProgramBatchRow } from './batch-schemas.ts';
import { ProgramDocument, ProgramDocumentInput } from './document-schemas.ts';
import { ProgramField, ProgramFieldInput } from './field-inputs.ts';
import { MarkInput, SealMarkInput } from './mark-input.ts';
import { CreatedSignerInput, ProgramObserverInput, ProgramSignerInput } from './request-inputs.ts';
import { ProgramMark, ProgramObserver, ProgramRequest, ProgramSignature } from './request-schemas.ts';
import { ProgramQualities } from './schemas.ts';
import { ProgramTemplate } from './template-schemas.ts';
import { ValidationFormat, ValidationInfos, ValidationSigners } from './validation-schemas.ts';

/** What OpenAPI documents say once and clients give a type of that name: answers, as they are written. */
export const namedAnswers = {
  SignatureRequest: ProgramRequest,
  Signature: ProgramSignature,
  VisualSignature: ProgramMark,
  Observer: ProgramObserver,
  Document: ProgramDocument,
  Qualities: ProgramQualities,
  Field: ProgramField,
  Template: ProgramTemplate,
  Batch: ProgramBatch,
  BatchRow: ProgramBatchRow,
  ...{ ValidationInfos, ValidationFormat, ValidationSigners },
};

/** The same of bodies, as they are sent. */
export const namedInputs = {
  DocumentInput: ProgramDocumentInput,
  SignerInput: ProgramSignerInput,
  NewSignerInput: CreatedSignerInput,
  FieldInput: ProgramFieldInput,
  VisualSignatureInput: MarkInput,
  SealMarkInput,
  ObserverInput: ProgramObserverInput,
  BatchColumnInput: ProgramBatchColumn,
};
